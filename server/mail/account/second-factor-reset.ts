import type { MailTemplate } from '../mail-content.ts'

export const secondFactorReset: MailTemplate<Record<string, never>> = (_data, { publicUrl }) => ({
  subject: 'Un changement sur votre compte',
  heading: 'Votre vérification en deux étapes a été réinitialisée',
  blocks: [
    {
      kind: 'paragraph',
      text: 'Notre équipe a retiré de votre compte l’application d’authentification, les codes par SMS et les codes de secours. Tous vos appareils ont été déconnectés.',
    },
    {
      kind: 'paragraph',
      text: 'À votre prochaine connexion, nous vous enverrons un code par e-mail. Vous pourrez ensuite ajouter une nouvelle application dans vos réglages.',
    },
    {
      kind: 'note',
      text: 'Vous n’avez rien demandé ? Choisissez tout de suite un autre mot de passe, puis écrivez-nous.',
    },
    { kind: 'button', label: 'Ce n’était pas moi', url: `${publicUrl}/forgotten-password` },
  ],
})
