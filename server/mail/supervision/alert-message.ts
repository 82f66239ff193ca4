import type { MailTemplate } from '../mail-content.ts'

/** Between a student and their psychologists; without the words, and without the patient. */
export const alertMessage: MailTemplate<{ writerName: string; appointmentId: string | null }> = (
  { writerName, appointmentId },
  { publicUrl },
) => ({
  subject: 'Un message de supervision vous attend',
  heading: `${writerName} vous a écrit au sujet d’une situation d’urgence`,
  blocks: [
    { kind: 'paragraph', text: 'Son message vous attend dans votre espace, à la page de la séance.' },
    {
      kind: 'button',
      label: 'Lire et répondre',
      url: `${publicUrl}${appointmentId ? `/notes/${appointmentId}` : '/therapist/dashboard?tab=supervision'}`,
    },
  ],
})
