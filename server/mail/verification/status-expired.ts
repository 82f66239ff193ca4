import { STATUS_GRACE_DAYS } from '#domain/constants.ts'
import { formatCount, formatDate } from '#domain/format.ts'
import type { MailTemplate } from '../mail-content.ts'

/** To a student whose status has ended. */
export const statusExpired: MailTemplate<{ validUntil: string; canceled: number }> = (
  { validUntil, canceled },
  { publicUrl },
) => ({
  subject: 'Votre dossier n’est plus à jour',
  heading: 'Votre dossier n’est plus à jour',
  blocks: [
    {
      kind: 'paragraph',
      text: `Votre justificatif comptait jusqu’au ${formatDate(validUntil)}. Vos disponibilités ne sont plus proposées aux patients.`,
    },
    {
      kind: 'paragraph',
      text:
        canceled === 0
          ? `Vos rendez-vous des ${STATUS_GRACE_DAYS} prochains jours ont lieu comme prévu.`
          : `Vos rendez-vous des ${STATUS_GRACE_DAYS} prochains jours ont lieu comme prévu. Nous avons annulé et remboursé ${formatCount(canceled, 'rendez-vous plus lointain', 'rendez-vous plus lointains')}.`,
    },
    { kind: 'button', label: 'Envoyer mon justificatif', url: `${publicUrl}/profile-student` },
  ],
})
