import { FRESH_AUTHENTICATION_MINUTES } from '../constants.ts'

/** True if the last authentication is recent enough for a change of password or address. */
export function isFreshlyAuthenticated(proofs: readonly { timestamp: number }[], now: Date): boolean {
  const latest = Math.max(...proofs.map(({ timestamp }) => timestamp))
  return now.getTime() - latest * 1000 <= FRESH_AUTHENTICATION_MINUTES * 60_000
}
