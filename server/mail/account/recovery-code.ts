import type { MailTemplate } from '../mail-content.ts'
import { type CodeMailData, codeMail } from './code-mail.ts'

export const recoveryCode: MailTemplate<CodeMailData> = ({ code, link }, { publicUrl }) =>
  codeMail({
    subject: 'Votre demande de nouveau mot de passe',
    heading: 'Choisissez un nouveau mot de passe',
    text: 'Saisissez ce code sur la page « mot de passe oublié », ou ouvrez-la d’ici.',
    code,
    button: {
      label: 'Choisir un mot de passe',
      url: `${publicUrl}/forgotten-password#token=${encodeURIComponent(link)}`,
    },
    otherwise: 'Vous n’avez rien demandé ? Ignorez ce message : votre mot de passe ne change pas.',
  })
