import { fileNumber } from '#domain/admin/file-number.ts'
import { formatPrice } from '#domain/format.ts'
import { formatDateTime } from '#domain/format-time.ts'
import { disputeReasonLabel } from '#domain/payment/dispute.ts'
import type { MailTemplate } from '../mail-content.ts'

/** To the team: number, amount and date, no names. */
export const paymentDisputed: MailTemplate<{
  paymentId: string
  amountCents: number
  reason: string
  respondBy: string | null
}> = ({ paymentId, amountCents, reason, respondBy }, { publicUrl }) => ({
  subject: 'Un paiement est contesté',
  heading: 'Un paiement est contesté',
  blocks: [
    {
      kind: 'facts',
      rows: [
        ['Paiement', fileNumber(paymentId)],
        ['Montant', formatPrice(amountCents)],
        ['Raison donnée', disputeReasonLabel(reason)],
        ...(respondBy ? [['Répondre avant le', formatDateTime(new Date(respondBy))] as const] : []),
      ],
    },
    {
      kind: 'note',
      text: 'Sans réponse, la banque donne raison à la personne. D’ici là, ce paiement n’est pas versé.',
    },
    { kind: 'button', label: 'Ouvrir les paiements', url: `${publicUrl}/admin/paiements` },
  ],
})
