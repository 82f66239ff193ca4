import type { MailTemplate } from '../mail-content.ts'

const words = {
  urgent: {
    subject: 'Votre supervision est demandée, tout de suite',
    heading: 'Situation d’urgence en séance',
    request: 'est en séance et vous appelle.',
  },
  advice: {
    subject: 'Votre supervision est demandée',
    heading: 'Un avis vous est demandé en séance',
    request: 'est en séance et vous appelle.',
  },
  identity: {
    subject: 'Votre accord est demandé, tout de suite',
    heading: 'Une identité est demandée en séance',
    request: 'craint un danger et demande l’identité de la personne reçue. Le motif est dans votre espace.',
  },
}

/** To the supervisor; without the patient. */
export const supervisionCalled: MailTemplate<{
  appointmentId: string
  studentName: string
  kind: keyof typeof words
}> = ({ appointmentId, studentName, kind }, { publicUrl }) => {
  const { subject, heading, request } = words[kind]
  const path = kind === 'identity' ? '/therapist/dashboard?tab=supervision' : `/session/${appointmentId}`
  return {
    subject,
    heading,
    blocks: [
      { kind: 'paragraph', text: `${studentName} ${request}` },
      { kind: 'button', label: 'Répondre', url: `${publicUrl}${path}` },
    ],
  }
}
