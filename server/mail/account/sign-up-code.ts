import type { MailTemplate } from '../mail-content.ts'
import { type CodeMailData, codeMail } from './code-mail.ts'

export const signUpCode: MailTemplate<CodeMailData> = ({ code, link }, { publicUrl }) =>
  codeMail({
    subject: 'Votre code de vérification',
    heading: 'Confirmez votre adresse',
    text: 'Saisissez ce code sur la page d’inscription, ou ouvrez la page de confirmation.',
    code,
    button: {
      label: 'Confirmer mon adresse',
      url: `${publicUrl}/verify-email?type=signup#token=${encodeURIComponent(link)}`,
    },
    otherwise: 'Vous n’avez rien demandé ? Ignorez ce message : sans ce code, aucun compte n’est ouvert.',
  })
