import type { Settings } from '../../settings.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { createSandbox } from './sandbox.ts'
import { createStripe } from './stripe.ts'

/** Stripe when its keys are set, otherwise the embedded provider, which moves no money. */
export async function createPaymentProvider(settings: Settings): Promise<PaymentProvider> {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_URL: apiUrl,
  } = settings
  if (!secretKey || !publishableKey || !webhookSecret) return createSandbox()
  return createStripe({ secretKey, publishableKey, webhookSecret, apiUrl })
}
