import type { AuthMethod, Session } from '../sessions/session.ts'

const FACTOR_METHODS: ReadonlySet<AuthMethod['method']> = new Set(['totp', 'mfa/phone', 'mfa/recovery_code'])

/** Whether the session was proved by a factor of the account's. Its `aal` does not say: a mailed code raises it as well. */
export function hasUsedFactor({ amr }: Pick<Session, 'amr'>): boolean {
  return amr.some(({ method }) => FACTOR_METHODS.has(method))
}
