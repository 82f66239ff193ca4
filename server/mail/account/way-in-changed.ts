import type { MailTemplate } from '../mail-content.ts'

export const wayInChanged: MailTemplate<{ label: string; isAdded: boolean }> = ({ label, isAdded }, { publicUrl }) => ({
  subject: 'Un changement sur votre compte',
  heading: isAdded ? 'Une façon de vous connecter a été ajoutée' : 'Une façon de vous connecter a été retirée',
  blocks: [
    {
      kind: 'paragraph',
      text: isAdded
        ? `Vous pouvez désormais ouvrir votre compte avec ${label}.`
        : `Votre compte ne s’ouvre plus avec ${label}.`,
    },
    { kind: 'note', text: 'Ce n’était pas vous ? Choisissez tout de suite un autre mot de passe.' },
    { kind: 'button', label: 'Ce n’était pas moi', url: `${publicUrl}/forgotten-password` },
  ],
})
