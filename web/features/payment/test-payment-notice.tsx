import { errorMessage } from '#domain/messages.ts'
import { formatCardNumber } from '#domain/payment/card.ts'
import { TEST_CARD } from '#domain/payment/test-cards.ts'
import { Alert } from '#web/components/ui/alert.tsx'
import { usePublicSettings } from '#web/lib/public-settings.ts'

/** Above every payment: payments are off, or cards are not charged (test mode). Hidden with a live provider. */
export function TestPaymentNotice() {
  const { payment: options } = usePublicSettings()
  if (options.provider === 'closed') return <Alert tone="warning">{errorMessage('payments_closed')}</Alert>
  if (options.provider === 'stripe' && !options.isTest) return null
  return (
    <Alert tone="warning" title="Paiement de test">
      Aucun montant n’est prélevé. Seules les cartes de test passent, comme {formatCardNumber(TEST_CARD)}.
    </Alert>
  )
}
