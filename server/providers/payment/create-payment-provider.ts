import type { Settings } from '../../settings.ts'
import { createClosedProvider } from './closed.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { createSandbox } from './sandbox.ts'
import { createStripe } from './stripe.ts'

/**
 * Stripe when its keys are set. Otherwise the embedded provider, which moves no money, but only where everybody knows
 * it: in a demonstration or a rehearsal. A production start with neither takes no payment.
 */
export async function createPaymentProvider(settings: Settings): Promise<PaymentProvider> {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_URL: apiUrl,
  } = settings
  if (secretKey && publishableKey && webhookSecret)
    return createStripe({ secretKey, publishableKey, webhookSecret, apiUrl })
  return settings.DEMO || settings.PAYMENTS === 'rehearsal' ? createSandbox() : createClosedProvider()
}
