import type { MailTemplate } from '../mail-content.ts'

/** To student and supervisor: the new supervision. */
export const supervisionGiven: MailTemplate<{ reader: 'student' | 'supervisor'; name: string }> = (
  { reader, name },
  { publicUrl },
) => ({
  subject: 'Une supervision commence',
  heading: 'Une supervision commence',
  blocks: [
    {
      kind: 'paragraph',
      text:
        reader === 'student'
          ? `${name}, psychologue, vous supervise à partir d’aujourd’hui.`
          : `Vous supervisez ${name} à partir d’aujourd’hui.`,
    },
    { kind: 'button', label: 'Ouvrir mon espace', url: `${publicUrl}/therapist/dashboard` },
  ],
})
