import type { MailTemplate } from '../mail-content.ts'

export const secondStepChanged: MailTemplate<{ isAlways: boolean }> = ({ isAlways }, { publicUrl }) => ({
  subject: 'Un changement sur votre compte',
  heading: isAlways ? 'Un code à chaque connexion' : 'Un code sur les nouveaux appareils seulement',
  blocks: [
    {
      kind: 'paragraph',
      text: isAlways
        ? 'Un code vous sera désormais demandé à chaque connexion. Vos autres appareils ont été déconnectés.'
        : 'Un code ne vous sera plus demandé sur les appareils que nous connaissons. Vos autres appareils ont été déconnectés.',
    },
    { kind: 'note', text: 'Ce n’était pas vous ? Choisissez tout de suite un autre mot de passe.' },
    { kind: 'button', label: 'Ce n’était pas moi', url: `${publicUrl}/forgotten-password` },
  ],
})
