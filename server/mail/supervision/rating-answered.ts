import type { MailTemplate } from '../mail-content.ts'

/** To the patient: a reply, or the reason their comment was withheld. Requires sign-in. */
export const ratingAnswered: MailTemplate<{ appointmentId: string }> = ({ appointmentId }, { publicUrl }) => ({
  subject: 'Une réponse à votre mot',
  heading: 'Une réponse à votre mot',
  blocks: [
    { kind: 'paragraph', text: 'Le mot que vous avez laissé après votre rendez-vous a reçu une réponse.' },
    { kind: 'button', label: 'La lire', url: `${publicUrl}/session-summary?appointment=${appointmentId}` },
  ],
})
