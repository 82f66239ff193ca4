import { formatDateTime } from '#domain/format-time.ts'
import type { MailTemplate } from '../mail-content.ts'

/** To the author; the supervisor's comment is on the site. */
export const noteSentBack: MailTemplate<{ appointmentId: string; startsAt: string }> = (
  { appointmentId, startsAt },
  { publicUrl },
) => ({
  subject: 'Une note est à revoir',
  heading: 'Une note est à revoir',
  blocks: [
    {
      kind: 'paragraph',
      text: `Votre supervision vous rend la note de la séance du ${formatDateTime(new Date(startsAt))}, avec un mot pour vous.`,
    },
    { kind: 'button', label: 'Lire et reprendre', url: `${publicUrl}/notes/${appointmentId}` },
  ],
})
