import type { MailTemplate } from './mail-content.ts'

/** The team's answer to a contact message. Without the message itself: anybody may have entered this address. */
export const contactAnswer: MailTemplate<{ answer: string; reference: string }> = ({ answer, reference }) => ({
  subject: `Notre réponse à votre message (réf. ${reference})`,
  heading: 'Notre réponse',
  blocks: [
    ...answer.split(/\n{2,}/).map((text) => ({ kind: 'paragraph', text }) as const),
    { kind: 'note', text: 'Pour continuer la conversation, répondez simplement à cet e-mail.' },
  ],
})
