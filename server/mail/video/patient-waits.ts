import { PRACTITIONER_ABSENCE_MINUTES } from '#domain/constants.ts'
import { formatCount } from '#domain/format.ts'
import { type AppointmentMailData, appointmentFacts, roomButton } from '../booking/appointment-mail.ts'
import type { MailTemplate } from '../mail-content.ts'

export const patientWaits: MailTemplate<AppointmentMailData> = (data, site) => ({
  subject: 'On vous attend',
  heading: 'On vous attend',
  blocks: [
    {
      kind: 'paragraph',
      text: `Votre rendez-vous a commencé et vous n’êtes pas encore dans la salle. ${formatCount(PRACTITIONER_ABSENCE_MINUTES, 'minute', 'minutes')} après l’heure, la séance est remboursée.`,
    },
    appointmentFacts(data),
    roomButton(data, site),
  ],
})
