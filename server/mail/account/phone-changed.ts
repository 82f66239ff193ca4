import type { MailTemplate } from '../mail-content.ts'

export const phoneChanged: MailTemplate<Record<string, never>> = (_data, { publicUrl }) => ({
  subject: 'Un changement sur votre compte',
  heading: 'Votre numéro de téléphone a changé',
  blocks: [
    {
      kind: 'paragraph',
      text: 'Votre compte utilise désormais un autre numéro de téléphone. Vos autres appareils ont été déconnectés.',
    },
    { kind: 'note', text: 'Ce n’était pas vous ? Choisissez tout de suite un autre mot de passe.' },
    { kind: 'button', label: 'Ce n’était pas moi', url: `${publicUrl}/forgotten-password` },
  ],
})
