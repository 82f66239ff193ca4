import {
  RETENTION_BACKUP_DAYS,
  RETENTION_HEALTH_YEARS_AFTER_LAST_CONTACT,
  RETENTION_PAYMENT_YEARS,
} from '#domain/constants.ts'
import { formatDateTime } from '#domain/format-time.ts'
import type { MailTemplate } from '../mail-content.ts'

/** Confirmation of an erasure: what was deleted, and what the law requires us to keep. */
export const accountErased: MailTemplate<{
  erasedAt: string
  keepsArchive: boolean
  keepsBooks: boolean
  /** The identity of the payer of a disputed payment is kept until the bank has decided. */
  keepsIdentity: boolean
  /** Contracts that were ended, and their refunds. */
  ended: string[]
}> = ({ erasedAt, keepsArchive, keepsBooks, keepsIdentity, ended }) => ({
  subject: 'Votre compte est effacé',
  heading: 'Reçu d’effacement',
  blocks: [
    { kind: 'facts', rows: [['Effacé le', formatDateTime(new Date(erasedAt))]] },
    {
      kind: 'paragraph',
      text: 'Votre compte, votre profil, vos humeurs, vos conversations, vos messages et vos fichiers sont effacés.',
    },
    ...ended.map((text) => ({ kind: 'paragraph', text }) as const),
    {
      kind: 'paragraph',
      text: keepsBooks
        ? `Il reste vos paiements et leurs notes (date, montant, nom) pendant ${RETENTION_PAYMENT_YEARS} ans : la loi comptable l’exige.`
        : 'Il ne reste rien à votre nom.',
    },
    ...(keepsIdentity
      ? [
          {
            kind: 'paragraph',
            text: 'Un de vos paiements est contesté : votre nom et votre adresse sont gardés jusqu’à la décision de la banque, puis effacés.',
          } as const,
        ]
      : []),
    ...(keepsArchive
      ? [
          {
            kind: 'paragraph',
            text: `Le dossier de vos consultations reste archivé, hors de portée de tous les écrans, jusqu’à ${RETENTION_HEALTH_YEARS_AFTER_LAST_CONTACT} ans après votre dernier contact. Une empreinte de votre adresse, illisible sans notre clé, permet de le retrouver si vous nous le demandez.`,
          } as const,
        ]
      : []),
    {
      kind: 'note',
      text: `Les copies de sauvegarde disparaissent à leur tour en ${RETENTION_BACKUP_DAYS} jours. Si l’une d’elles devait servir, l’effacement y serait refait.`,
    },
  ],
})
