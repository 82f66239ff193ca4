import { formatDateTime } from '#domain/format-time.ts'
import type { MailTemplate } from '../mail-content.ts'

export const noteReminder: MailTemplate<{ appointmentId: string; startsAt: string }> = (
  { appointmentId, startsAt },
  { publicUrl },
) => ({
  subject: 'Une note reste à écrire',
  heading: 'Une note reste à écrire',
  blocks: [
    {
      kind: 'paragraph',
      text: `La note de votre séance du ${formatDateTime(new Date(startsAt))} n’est pas encore confiée à la supervision.`,
    },
    { kind: 'button', label: 'Écrire la note', url: `${publicUrl}/notes/${appointmentId}` },
  ],
})
