import type { ClosedProvider } from './payment-provider.ts'

const closed = () => Promise.reject(new Error('no payment provider is configured'))

/**
 * Used when no payment provider is configured: nothing can be paid, and refunds of earlier payments wait for their provider.
 */
export function createClosedProvider(): ClosedProvider {
  return {
    name: 'closed',
    isTest: false,
    options: { provider: 'closed' },
    refund: closed,
    renew: closed,
    lookUp: () => Promise.resolve(undefined),
  }
}
