import { AppError } from '#domain/errors.ts'
import type { OpenProvider, PaymentProvider } from '../providers/payment/payment-provider.ts'

/** The provider, when there is one to pay with. Asked before anything is held: nobody keeps a time they cannot pay. */
export function requireOpenPayments(provider: PaymentProvider): OpenProvider {
  if (provider.name === 'closed') throw new AppError('payments_closed')
  return provider
}
