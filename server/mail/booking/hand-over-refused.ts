import type { MailTemplate } from '../mail-content.ts'
import { type AppointmentMailData, appointmentFacts, roomButton } from './appointment-mail.ts'

/** To the practitioner who proposed a colleague. */
export const handOverRefused: MailTemplate<AppointmentMailData> = (data, site) => ({
  subject: 'Votre rendez-vous ne change pas',
  heading: 'Votre rendez-vous ne change pas',
  blocks: [
    {
      kind: 'paragraph',
      text: 'La personne préfère vous voir, vous. Le rendez-vous reste dans votre agenda ; si vous ne pouvez pas venir, annulez-le : elle sera remboursée.',
    },
    appointmentFacts(data),
    roomButton(data, site),
  ],
})
