import { ROOM_OPENS_MINUTES_BEFORE } from '#domain/constants.ts'
import { formatCount } from '#domain/format.ts'
import type { MailTemplate } from '../mail-content.ts'
import { type AppointmentMailData, appointmentFacts, roomButton } from './appointment-mail.ts'

export const appointmentReminder: MailTemplate<AppointmentMailData & { hoursBefore: number }> = (data, site) => {
  const isSoon = data.hoursBefore <= 1
  return {
    subject: isSoon ? 'Votre rendez-vous commence bientôt' : 'Votre rendez-vous de demain',
    heading: isSoon ? 'Votre rendez-vous commence bientôt' : 'Votre rendez-vous approche',
    blocks: [
      appointmentFacts(data),
      roomButton(data, site),
      {
        kind: 'note',
        text: `La salle ouvre ${formatCount(ROOM_OPENS_MINUTES_BEFORE, 'minute', 'minutes')} avant l’heure.`,
      },
    ],
  }
}
