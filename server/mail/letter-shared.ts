import { formatDateTime } from '#domain/format-time.ts'
import type { MailTemplate } from './mail-content.ts'

/** Nothing of the letter is in the mail: it is read behind the sign-in. */
export const letterShared: MailTemplate<{ appointmentId: string; startsAt: string }> = (
  { appointmentId, startsAt },
  { publicUrl },
) => ({
  subject: 'Un document vous attend',
  heading: 'Une lettre avant votre rendez-vous',
  blocks: [
    {
      kind: 'paragraph',
      text: `La personne que vous recevez ${formatDateTime(new Date(startsAt))} a choisi de partager une lettre avec vous.`,
    },
    { kind: 'button', label: 'Lire la lettre', url: `${publicUrl}/lettre/${appointmentId}` },
    { kind: 'note', text: 'Elle peut la reprendre à tout moment : ne la recopiez pas.' },
  ],
})
