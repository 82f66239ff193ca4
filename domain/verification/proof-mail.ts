import { formatDate } from '../format.ts'
import type { Day } from '../time.ts'

export type ProofMail = { firstName: string } & (
  | { decision: 'accepted'; validUntil: Day; supervisorName: string }
  | { decision: 'complement' | 'refused'; reason: string }
)

/** Text about a student's proof: in the mail, and in its preview. */
export function proofMailWords(mail: ProofMail): { subject: string; text: string } {
  const hello = mail.firstName ? `Bonjour ${mail.firstName}, ` : 'Bonjour, '
  if (mail.decision === 'accepted')
    return {
      subject: 'Votre dossier',
      text: `${hello}votre justificatif est validé jusqu’au ${formatDate(mail.validUntil)}. ${mail.supervisorName}, psychologue, vous supervise. Vous pouvez publier vos disponibilités.`,
    }
  const what =
    mail.decision === 'complement'
      ? 'il nous manque quelque chose pour valider votre dossier.'
      : 'nous n’avons pas pu accepter votre justificatif.'
  const next =
    mail.decision === 'complement'
      ? 'Envoyez un autre document depuis votre profil.'
      : 'Vous pouvez en envoyer un autre depuis votre profil, ou nous écrire.'
  return { subject: 'Votre dossier', text: `${hello}${what} ${mail.reason} ${next}` }
}
