import type { MailTemplate } from '../mail-content.ts'

export const passwordChanged: MailTemplate<Record<string, never>> = (_data, { publicUrl }) => ({
  subject: 'Un changement sur votre compte',
  heading: 'Votre mot de passe a changé',
  blocks: [
    {
      kind: 'paragraph',
      text: 'Le mot de passe de votre compte vient d’être changé. Vos autres appareils ont été déconnectés.',
    },
    { kind: 'note', text: 'Ce n’était pas vous ? Choisissez tout de suite un autre mot de passe.' },
    { kind: 'button', label: 'Ce n’était pas moi', url: `${publicUrl}/forgotten-password` },
  ],
})
