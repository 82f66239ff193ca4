import { formatDateTime } from '#domain/format-time.ts'
import type { MailTemplate } from '../mail-content.ts'

interface Data {
  dueAt: string
  why: 'new' | 'reminder' | 'overdue'
  /** When the student’s own supervisor may read it too, unless somebody else answers before. */
  supervisorFrom?: string | null
}

/** To referents, and to the team when overdue. Without reporter, practitioner or subject. */
export const reportWaits: MailTemplate<Data> = ({ dueAt, why, supervisorFrom }, { publicUrl }) => {
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
      ...(supervisorFrom
        ? [
            {
              kind: 'paragraph',
              text: `Sans réponse le ${formatDateTime(new Date(supervisorFrom))}, la personne qui supervise l’étudiant·e concerné·e pourra le lire aussi. Nommez une autre personne référente pour l’éviter.`,
            } as const,
          ]
        : []),
      { kind: 'button', label: 'Ouvrir les signalements', url: `${publicUrl}/supervision/signalements` },
    ],
  }
}
