import type { MailTemplate } from '../mail-content.ts'

/** To the supervisor of a student who stops practising in the middle of a consultation; without the reason. */
export const sessionInterrupted: MailTemplate<{ studentName: string }> = ({ studentName }, { publicUrl }) => ({
  subject: 'Une séance s’est arrêtée avant la fin',
  heading: 'Une séance s’est arrêtée avant la fin',
  blocks: [
    {
      kind: 'paragraph',
      text: `${studentName} ne peut plus recevoir pour le moment. Nous avons arrêté la séance en cours.`,
    },
    {
      kind: 'paragraph',
      text: 'La personne reçue est remboursée, et elle a sous les yeux les numéros à appeler si elle en a besoin.',
    },
    { kind: 'button', label: 'Ouvrir mon espace', url: `${publicUrl}/therapist/dashboard?tab=supervision` },
  ],
})
