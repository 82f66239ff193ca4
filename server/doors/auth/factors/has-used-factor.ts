import type { AuthMethod, Session } from '../sessions/session.ts'

const FACTOR_METHODS: ReadonlySet<AuthMethod['method']> = new Set(['totp', 'mfa/phone', 'mfa/recovery_code'])

/** Whether the session was raised by an enrolled factor. Its `aal` does not tell: a mailed code raises it to `aal2` as well. */
export function hasUsedFactor({ amr }: Pick<Session, 'amr'>): boolean {
  return amr.some(({ method }) => FACTOR_METHODS.has(method))
}
