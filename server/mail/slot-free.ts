import type { MailTemplate } from './mail-content.ts'

export const slotFree: MailTemplate<{ genderPreference: string }> = ({ genderPreference }, { publicUrl }) => ({
  subject: 'Un horaire est libre',
  heading: 'Un horaire est libre',
  blocks: [
    {
      kind: 'paragraph',
      text: 'Vous nous aviez demandé de vous prévenir. Au moins un créneau correspond maintenant à votre choix.',
    },
    { kind: 'button', label: 'Voir les créneaux', url: `${publicUrl}/appointment?gender=${genderPreference}` },
    {
      kind: 'note',
      text: 'Il reste libre tant que personne ne le réserve. Nous ne vous écrirons plus à ce sujet, sauf si vous le redemandez.',
    },
  ],
})
