import type { MailTemplate } from '../mail-content.ts'

/** Without content, which requires sign-in. */
export const reportAnswered: MailTemplate<{ appointmentId: string | null }> = ({ appointmentId }, { publicUrl }) => ({
  subject: 'Une réponse vous attend',
  heading: 'Une réponse vous attend',
  blocks: [
    { kind: 'paragraph', text: 'Une personne référente a répondu à ce que vous nous avez écrit.' },
    {
      kind: 'button',
      label: 'Lire la réponse',
      url: `${publicUrl}/session-summary?appointment=${appointmentId ?? ''}`,
    },
  ],
})
