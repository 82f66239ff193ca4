import { AppError } from '#domain/errors.ts'
import type { OpenProvider, PaymentProvider } from '../providers/payment/payment-provider.ts'

/** The provider, if payments are possible. Checked before a hold, so that nobody holds a time they cannot pay. */
export function requireOpenPayments(provider: PaymentProvider): OpenProvider {
  if (provider.name === 'closed') throw new AppError('payments_closed')
  return provider
}
