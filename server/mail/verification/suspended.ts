import type { MailTemplate } from '../mail-content.ts'

/** To a practitioner who is suspended, with the reason, or reinstated. */
export const suspended: MailTemplate<{ isLifted: boolean; reason: string | null }> = ({ isLifted, reason }) => ({
  subject: 'Un changement sur votre compte',
  heading: isLifted ? 'Vous pouvez de nouveau recevoir' : 'Votre activité est suspendue',
  blocks: isLifted
    ? [{ kind: 'paragraph', text: 'La suspension de votre activité est levée.' }]
    : [
        {
          kind: 'paragraph',
          text: 'Vos disponibilités ne sont plus proposées, et vos rendez-vous à venir sont annulés et remboursés.',
        },
        ...(reason ? [{ kind: 'quote' as const, text: reason }] : []),
        {
          kind: 'note',
          text: 'Une question, un désaccord ? Écrivez-nous par la page « Contact » : quelqu’un vous lira.',
        },
      ],
})
