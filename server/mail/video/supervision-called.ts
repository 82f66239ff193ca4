import type { MailTemplate } from '../mail-content.ts'

/** To the supervisor; without the patient. */
export const supervisionCalled: MailTemplate<{
  appointmentId: string
  studentName: string
  kind: 'urgent' | 'advice'
}> = ({ appointmentId, studentName, kind }, { publicUrl }) => ({
  subject: kind === 'urgent' ? 'Votre supervision est demandée, tout de suite' : 'Votre supervision est demandée',
  heading: kind === 'urgent' ? 'Situation d’urgence en séance' : 'Un avis vous est demandé en séance',
  blocks: [
    { kind: 'paragraph', text: `${studentName} est en séance et vous appelle.` },
    { kind: 'button', label: 'Répondre', url: `${publicUrl}/session/${appointmentId}` },
  ],
})
