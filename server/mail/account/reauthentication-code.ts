import type { MailTemplate } from '../mail-content.ts'
import { type CodeMailData, codeMail } from './code-mail.ts'

export const reauthenticationCode: MailTemplate<CodeMailData> = ({ code }) =>
  codeMail({
    subject: 'Votre code de vérification',
    heading: 'Confirmez que c’est bien vous',
    text: 'Saisissez ce code sur la page qui vous le demande.',
    code,
    otherwise: 'Vous n’avez rien demandé ? Changez votre mot de passe : quelqu’un utilise peut-être votre compte.',
  })
