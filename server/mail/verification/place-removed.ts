import type { MailTemplate } from '../mail-content.ts'

/** To somebody who is no longer a psychologist of the platform. */
export const placeRemoved: MailTemplate<Record<string, never>> = (_data, { publicUrl }) => ({
  subject: 'Un changement sur votre compte',
  heading: 'Vous ne recevez plus sur Mivoix',
  blocks: [
    {
      kind: 'paragraph',
      text: 'Votre place de psychologue a pris fin. Vos disponibilités ne sont plus proposées, et vos rendez-vous à venir sont annulés et remboursés. Votre compte reste ouvert, comme celui d’un patient.',
    },
    {
      kind: 'paragraph',
      text: 'Vos consultations passées vous sont dues. Si vous n’avez pas encore indiqué de compte bancaire, faites-le dans votre espace : nous y ferons le virement.',
    },
    { kind: 'button', label: 'Ouvrir mon espace', url: `${publicUrl}/patient/dashboard` },
    {
      kind: 'note',
      text: 'Une question, un désaccord ? Écrivez-nous par la page « Contact » : quelqu’un vous lira.',
    },
  ],
})
