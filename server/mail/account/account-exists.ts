import type { MailTemplate } from '../mail-content.ts'

/** Sent instead of a code when somebody signs up with, or changes to, the address of an existing account. */
export const accountExists: MailTemplate<Record<string, never>> = (_data, { publicUrl }) => ({
  subject: 'Votre demande',
  heading: 'Vous avez déjà un compte',
  blocks: [
    {
      kind: 'paragraph',
      text: 'Cette adresse vient d’être donnée pour ouvrir un compte, mais elle en a déjà un. Connectez-vous simplement.',
    },
    { kind: 'button', label: 'Me connecter', url: `${publicUrl}/login` },
    {
      kind: 'note',
      text: 'Mot de passe oublié ? Vous pourrez en choisir un autre depuis la page de connexion. Ce n’était pas vous ? Ignorez ce message : rien n’a changé.',
    },
  ],
})
