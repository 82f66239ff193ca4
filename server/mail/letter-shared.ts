import { formatDateTime } from '#domain/format-time.ts'
import type { MailTemplate } from './mail-content.ts'

/** Without the content of the letter, which requires sign-in. */
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
