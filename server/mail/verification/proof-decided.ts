import { type ProofMail, proofMailWords } from '#domain/verification/proof-mail.ts'
import type { MailTemplate } from '../mail-content.ts'

/** Same text as the preview the administrator saw before deciding. */
export const proofDecided: MailTemplate<ProofMail> = (data, { publicUrl }) => {
  const { subject, text } = proofMailWords(data)
  return {
    subject,
    heading: subject,
    blocks: [
      { kind: 'paragraph', text },
      data.decision === 'accepted'
        ? { kind: 'button', label: 'Publier mes disponibilités', url: `${publicUrl}/therapist/availability` }
        : { kind: 'button', label: 'Ouvrir mon profil', url: `${publicUrl}/profile-student` },
    ],
  }
}
