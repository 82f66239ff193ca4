import { UNSUPERVISED_NOTICE_HOURS } from '#domain/constants.ts'
import type { MailTemplate } from '../mail-content.ts'

/** To a student without a supervisor, and to the team, which looks for one. */
export const supervisionLost: MailTemplate<{ reader: 'student' | 'team'; studentName: string }> = (
  { reader, studentName },
  { publicUrl },
) =>
  reader === 'team'
    ? {
        subject: 'Une supervision est à attribuer',
        heading: 'Une supervision est à attribuer',
        blocks: [
          {
            kind: 'paragraph',
            text: `${studentName} n’a plus de supervision. Sans elle, ses rendez-vous sont remboursés ${UNSUPERVISED_NOTICE_HOURS} heures avant l’heure.`,
          },
          { kind: 'button', label: 'Attribuer une supervision', url: `${publicUrl}/admin/supervision` },
        ],
      }
    : {
        subject: 'Votre supervision change',
        heading: 'Votre supervision change',
        blocks: [
          {
            kind: 'paragraph',
            text: 'La personne qui vous suivait ne peut plus le faire. Notre équipe vous cherche une autre supervision. D’ici là, vos disponibilités ne sont plus proposées.',
          },
          {
            kind: 'paragraph',
            text: `Vos rendez-vous restent prévus. Si personne n’a pris le relais ${UNSUPERVISED_NOTICE_HOURS} heures avant l’un d’eux, nous l’annulons et le remboursons.`,
          },
        ],
      }
