import type { MailTemplate } from '../mail-content.ts'

export const attestationSealed: MailTemplate<{ number: string }> = ({ number }, { publicUrl }) => ({
  subject: 'Votre attestation d’heures est scellée',
  heading: 'Votre attestation est prête',
  blocks: [
    {
      kind: 'paragraph',
      text: `Votre supervision a scellé votre attestation n° ${number}. Le fichier est dans votre carnet.`,
    },
    { kind: 'button', label: 'Ouvrir mon carnet', url: `${publicUrl}/carnet` },
  ],
})
