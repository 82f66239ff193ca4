import type { MailTemplate } from '../mail-content.ts'
import { codeMail } from './code-mail.ts'

/**
 * No link: before the account exists there is nothing to open, so the code is typed into the page that requested it.
 */
export const registrationCode: MailTemplate<{ code: string }> = ({ code }) =>
  codeMail({
    subject: 'Votre code de vérification',
    heading: 'Votre code de vérification',
    text: 'Saisissez ce code sur la page d’inscription.',
    code,
    otherwise: 'Vous n’avez rien demandé ? Ignorez ce message : sans ce code, aucun compte n’est ouvert.',
  })
