import type { MailTemplate } from './mail-content.ts'

/** The page answers a known address like a new one (enumeration); only its owner is told, here. */
export const newsletterAlreadySubscribed: MailTemplate<{ unsubscribeToken: string }> = (
  { unsubscribeToken },
  { publicUrl },
) => ({
  subject: 'Votre inscription',
  heading: 'Vous êtes déjà inscrit·e',
  blocks: [
    {
      kind: 'paragraph',
      text: 'Cette adresse reçoit déjà notre lettre d’information. Vous n’avez rien à faire.',
    },
    { kind: 'note', text: 'Vous ne voulez plus la recevoir ? Un clic suffit.' },
    {
      kind: 'button',
      label: 'Me désinscrire',
      url: `${publicUrl}/newsletter/desinscription#token=${encodeURIComponent(unsubscribeToken)}`,
    },
  ],
})
