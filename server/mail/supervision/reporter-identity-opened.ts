import { formatDateTime } from '#domain/format-time.ts'
import type { MailTemplate } from '../mail-content.ts'

/** To the referent of a grave report. Without the identity. */
export const reporterIdentityOpened: MailTemplate<{ openUntil: string }> = ({ openUntil }, { publicUrl }) => ({
  subject: 'Votre demande est acceptée',
  heading: 'Une identité vous est ouverte',
  blocks: [
    {
      kind: 'paragraph',
      text: `L’administration a accepté votre demande. Vous pouvez lire l’identité de la personne en ouvrant son signalement, jusqu’au ${formatDateTime(new Date(openUntil))}. La personne le voit dans son journal d’accès.`,
    },
    { kind: 'button', label: 'Ouvrir les signalements', url: `${publicUrl}/supervision/signalements` },
  ],
})
