import { formatDateTime } from '#domain/format-time.ts'
import type { MailTemplate } from '../mail-content.ts'

/** To referents, and to the team when overdue. Without reporter, practitioner or subject. */
export const reportWaits: MailTemplate<{ dueAt: string; why: 'new' | 'reminder' | 'overdue' }> = (
  { dueAt, why },
  { publicUrl },
) => {
  const due = formatDateTime(new Date(dueAt))
  return {
    subject: why === 'overdue' ? 'Un signalement n’a pas eu de réponse' : 'Un signalement vous attend',
    heading: why === 'overdue' ? 'Un signalement attend depuis trop longtemps' : 'Un signalement vous attend',
    blocks: [
      {
        kind: 'paragraph',
        text:
          why === 'overdue' ? `Une réponse était promise pour le ${due}.` : `Une réponse est promise pour le ${due}.`,
      },
      { kind: 'button', label: 'Ouvrir les signalements', url: `${publicUrl}/supervision/signalements` },
    ],
  }
}
