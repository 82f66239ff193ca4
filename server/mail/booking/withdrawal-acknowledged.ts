import { refundOrderedWords } from '#domain/booking/appointment/refund-words.ts'
import { formatDateTime } from '#domain/format-time.ts'
import type { MailTemplate } from '../mail-content.ts'
import { type AppointmentMailData, appointmentFacts, calendarAttachment } from './appointment-mail.ts'

/** Acknowledgement on a durable medium, required by law: what was requested, with date and hour. */
export const withdrawalAcknowledged: MailTemplate<AppointmentMailData & { refundCents: number }> = (data, site) => ({
  subject: 'Votre demande est bien reçue',
  heading: 'Vous avez renoncé au contrat',
  blocks: [
    {
      kind: 'paragraph',
      text: `Nous avons reçu votre renonciation ${formatDateTime(new Date(data.writtenAt))}. Elle porte sur ce rendez-vous :`,
    },
    appointmentFacts(data),
    {
      kind: 'paragraph',
      text: refundOrderedWords(data.refundCents),
    },
    { kind: 'note', text: 'Gardez cet e-mail : il vaut accusé de réception.' },
  ],
  attachments: [calendarAttachment(data, site, true)],
})
