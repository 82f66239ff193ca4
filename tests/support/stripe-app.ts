import { Stripe } from 'stripe'
import { startTestApp, type TestApp } from './app.ts'
import { startStripeServer } from './servers/stripe-server.ts'

const WEBHOOK_SECRET = 'whsec_of_the_tests'

export interface StripeApp {
  app: TestApp
  stripe: Awaited<ReturnType<typeof startStripeServer>>
  /** Posts a webhook signed as Stripe does; returns the status of the answer. */
  report: (type: string, object: object, signed?: { secret?: string; timestamp?: number }) => Promise<number>
}

/** A server that takes payments through Stripe, and a Stripe of the tests. */
export async function startStripeApp(): Promise<StripeApp> {
  const stripe = await startStripeServer()
  const app = await startTestApp({
    settings: {
      STRIPE_SECRET_KEY: 'sk_test_of_the_tests',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_of_the_tests',
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_URL: stripe.url,
    },
  })
  return {
    app,
    stripe,
    async report(type, object, { secret = WEBHOOK_SECRET, timestamp = Math.floor(Date.now() / 1000) } = {}) {
      const event = { id: `evt_${crypto.randomUUID()}`, object: 'event', type, created: timestamp, data: { object } }
      const payload = JSON.stringify(event)
      const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
      const headers = { 'stripe-signature': signature }
      return (await app.fetch('/webhooks/stripe', { method: 'POST', body: payload, headers })).status
    },
  }
}
