import { type CodeMailData, codeMail } from './code-mail.ts'
import type { MailTemplate } from './mail-content.ts'

export const reauthenticationCode: MailTemplate<CodeMailData> = ({ code }) =>
  codeMail({
    subject: 'Votre code de vérification',
    heading: 'Confirmez que c’est bien vous',
    text: 'Saisissez ce code pour confirmer le changement que vous êtes en train de faire.',
    code,
    otherwise: 'Vous n’avez rien demandé ? Changez votre mot de passe : quelqu’un utilise peut-être votre compte.',
  })
