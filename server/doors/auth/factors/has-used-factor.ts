import type { AuthMethod, Session } from '../sessions/session.ts'

const FACTOR_METHODS: ReadonlySet<AuthMethod['method']> = new Set(['totp', 'mfa/phone', 'mfa/recovery_code'])

/** True if an enrolled factor raised the session. `aal` is not enough: a mailed code raises it to `aal2` as well. */
export function hasUsedFactor({ amr }: Pick<Session, 'amr'>): boolean {
  return amr.some(({ method }) => FACTOR_METHODS.has(method))
}
