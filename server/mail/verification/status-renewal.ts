import { formatDate } from '#domain/format.ts'
import type { MailTemplate } from '../mail-content.ts'

/** To a student whose status ends soon. */
export const statusRenewal: MailTemplate<{ validUntil: string }> = ({ validUntil }, { publicUrl }) => ({
  subject: 'Votre dossier est à renouveler',
  heading: 'Votre dossier est à renouveler',
  blocks: [
    {
      kind: 'paragraph',
      text: `Votre justificatif compte jusqu’au ${formatDate(validUntil)}. Envoyez celui de cette année pour continuer à recevoir ensuite.`,
    },
    { kind: 'button', label: 'Envoyer mon justificatif', url: `${publicUrl}/profile-student` },
    { kind: 'note', text: 'Si vous l’avez déjà envoyé, vous n’avez rien à faire : notre équipe le regarde.' },
  ],
})
