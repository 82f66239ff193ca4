import { formatDateTime } from '#domain/format-time.ts'
import type { MailTemplate } from '../mail-content.ts'

/** To referents. Without names or reasons. */
export const archiveOpened: MailTemplate<{ openUntil: string }> = ({ openUntil }, { publicUrl }) => ({
  subject: 'Une archive vous est ouverte',
  heading: 'Une archive vous est ouverte',
  blocks: [
    {
      kind: 'paragraph',
      text: `L’administration ouvre l’archive d’un dossier à une personne référente, jusqu’au ${formatDateTime(new Date(openUntil))}. Chaque lecture est inscrite au journal d’audit, et dans le journal de la personne concernée si son compte existe encore.`,
    },
    { kind: 'button', label: 'Voir les archives ouvertes', url: `${publicUrl}/supervision/signalements` },
  ],
})
