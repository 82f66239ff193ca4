import type { MailTemplate } from '../mail-content.ts'
import { codeMail } from './code-mail.ts'

/** Before the account exists there is nothing a link could open: the code goes back to the page that asked for it. */
export const registrationCode: MailTemplate<{ code: string }> = ({ code }) =>
  codeMail({
    subject: 'Votre code de vérification',
    heading: 'Votre code de vérification',
    text: 'Saisissez ce code sur la page d’inscription.',
    code,
    otherwise: 'Vous n’avez rien demandé ? Ignorez ce message : sans ce code, aucun compte n’est ouvert.',
  })
