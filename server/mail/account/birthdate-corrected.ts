import { formatDate } from '#domain/format.ts'
import type { MailTemplate } from '../mail-content.ts'

export const birthdateCorrected: MailTemplate<{ birthdate: string }> = ({ birthdate }, { publicUrl }) => ({
  subject: 'Un changement sur votre compte',
  heading: 'Votre date de naissance a été corrigée',
  blocks: [
    {
      kind: 'paragraph',
      text: `Sur la foi d’un justificatif, notre équipe a noté : ${formatDate(birthdate)}. L’âge demandé pour réserver ou s’abonner est calculé avec cette date.`,
    },
    { kind: 'note', text: 'Vous n’avez rien demandé, ou cette date est fausse ? Écrivez-nous.' },
    { kind: 'button', label: 'Nous écrire', url: `${publicUrl}/contact` },
  ],
})
