import { ROOM_OPENS_MINUTES_BEFORE } from '#domain/constants.ts'
import { formatCount } from '#domain/format.ts'
import type { MailTemplate } from '../mail-content.ts'
import { type AppointmentMailData, appointmentFacts, roomButton } from './appointment-mail.ts'

export const appointmentReminder: MailTemplate<AppointmentMailData & { hoursBefore: number }> = (data, site) => {
  const isSoon = data.hoursBefore <= 1
  // Not « demain »: after an outage, the mail leaves on the day itself.
  const subject = isSoon ? 'Votre rendez-vous commence bientôt' : 'Votre rendez-vous approche'
  return {
    subject,
    heading: subject,
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
