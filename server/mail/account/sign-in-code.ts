import type { MailTemplate } from '../mail-content.ts'
import { type CodeMailData, codeMail } from './code-mail.ts'

export const signInCode: MailTemplate<CodeMailData> = ({ code, link }, { publicUrl }) =>
  codeMail({
    subject: 'Votre code de connexion',
    heading: 'Votre code de connexion',
    text: 'Saisissez ce code sur la page qui vous l’a demandé.',
    code,
    button: {
      label: 'Me connecter',
      url: `${publicUrl}/verify-email?type=magiclink#token=${encodeURIComponent(link)}`,
    },
    otherwise: 'Vous n’avez rien demandé ? Ignorez ce message et ne donnez ce code à personne.',
  })
