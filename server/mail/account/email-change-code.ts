import type { MailTemplate } from '../mail-content.ts'
import { type CodeMailData, codeMail } from './code-mail.ts'

export const emailChangeCode: MailTemplate<CodeMailData> = ({ code, link }, { publicUrl }) =>
  codeMail({
    subject: 'Votre code de vérification',
    heading: 'Confirmez votre nouvelle adresse',
    text: 'Cette adresse a été donnée pour un compte. Saisissez ce code, ou ouvrez la page de confirmation.',
    code,
    button: {
      label: 'Confirmer mon adresse',
      url: `${publicUrl}/verify-email?type=email_change#token=${encodeURIComponent(link)}`,
    },
    otherwise: 'Vous n’avez rien demandé ? Ignorez ce message : rien ne change.',
  })
