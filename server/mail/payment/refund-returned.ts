import { formatPrice } from '#domain/format.ts'
import type { MailTemplate } from '../mail-content.ts'

export const refundReturned: MailTemplate<{ amountCents: number }> = ({ amountCents }, { publicUrl }) => ({
  subject: 'Votre remboursement n’est pas arrivé',
  heading: 'Votre banque nous a rendu votre remboursement',
  blocks: [
    {
      kind: 'paragraph',
      text: `Nous vous avons envoyé ${formatPrice(amountCents)} sur la carte de votre paiement, et votre banque n’a pas pu les accepter. Cela arrive quand une carte ou un compte a été fermé.`,
    },
    {
      kind: 'paragraph',
      text: 'Cette somme vous est toujours due. Écrivez-nous depuis la page de contact : nous conviendrons ensemble d’un autre moyen de vous la verser.',
    },
    { kind: 'button', label: 'Nous écrire', url: `${publicUrl}/contact` },
  ],
})
