import type { MailTemplate } from './mail-content.ts'

/**
 * To the sender. Repeats nothing that was typed: anybody can enter anybody's address, and
 * our mail must not carry their text there.
 */
export const contactAcknowledgement: MailTemplate<{ reference: string }> = ({ reference }) => ({
  subject: 'Nous avons bien reçu votre message',
  heading: 'Votre message est bien arrivé',
  blocks: [
    { kind: 'paragraph', text: 'Bonjour,' },
    {
      kind: 'paragraph',
      text: 'Merci de nous avoir écrit. Une personne de l’équipe lit votre message et vous répond à cette adresse.',
    },
    { kind: 'facts', rows: [['Référence', reference]] },
    { kind: 'note', text: 'Vous n’avez rien envoyé ? Vous pouvez ignorer cet e-mail.' },
  ],
})
