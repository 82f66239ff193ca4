import type { MailTemplate } from '../mail-content.ts'

export const attestationRevoked: MailTemplate<{ number: string }> = ({ number }, { publicUrl }) => ({
  subject: 'Une attestation d’heures est révoquée',
  heading: 'Une attestation n’est plus valable',
  blocks: [
    {
      kind: 'paragraph',
      text: `Votre supervision a révoqué l’attestation n° ${number}. Vous lirez pourquoi dans votre carnet ; vos heures, elles, restent comptées.`,
    },
    { kind: 'button', label: 'Ouvrir mon carnet', url: `${publicUrl}/carnet` },
  ],
})
