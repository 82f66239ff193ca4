import type { MailTemplate } from '../mail-content.ts'

/** Without content, which requires sign-in. */
export const summaryShared: MailTemplate<{ appointmentId: string }> = ({ appointmentId }, { publicUrl }) => ({
  subject: 'Un résumé vous attend',
  heading: 'Un résumé vous attend',
  blocks: [
    { kind: 'paragraph', text: 'Un résumé de votre rendez-vous a été écrit pour vous.' },
    { kind: 'button', label: 'Lire le résumé', url: `${publicUrl}/session-summary?appointment=${appointmentId}` },
  ],
})
