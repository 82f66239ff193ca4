import type { MailTemplate } from './mail-content.ts'

/** Without sender or content, which require sign-in. */
export const messageWaiting: MailTemplate<{ threadId: string }> = ({ threadId }, { publicUrl }) => ({
  subject: 'Vous avez un nouveau message',
  heading: 'Vous avez un nouveau message',
  blocks: [
    { kind: 'paragraph', text: 'Un message vous attend dans votre espace. Vous pouvez le lire quand vous voulez.' },
    { kind: 'button', label: 'Lire le message', url: `${publicUrl}/messages/${threadId}` },
    { kind: 'note', text: 'Ces e-mails s’arrêtent dans vos paramètres, à la rubrique « Notifications ».' },
  ],
})
