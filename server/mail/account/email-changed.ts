import type { MailTemplate } from '../mail-content.ts'

export const emailChanged: MailTemplate<Record<string, never>> = (_data, { publicUrl }) => ({
  subject: 'Un changement sur votre compte',
  heading: 'Votre adresse a changé',
  blocks: [
    {
      kind: 'paragraph',
      text: 'Votre compte utilise désormais une autre adresse e-mail. Vos appareils ont été déconnectés.',
    },
    { kind: 'note', text: 'Ce n’était pas vous ? Écrivez-nous sans attendre, nous bloquerons le compte.' },
    { kind: 'button', label: 'Nous écrire', url: `${publicUrl}/contact` },
  ],
})
