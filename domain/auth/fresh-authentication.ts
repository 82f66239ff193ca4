import { FRESH_AUTHENTICATION_MINUTES } from '../constants.ts'

/** Whether the person has proved who they are so recently that a change of password or address needs no more. */
export function isFreshlyAuthenticated(proofs: readonly { timestamp: number }[], now: Date): boolean {
  const latest = Math.max(...proofs.map(({ timestamp }) => timestamp))
  return now.getTime() - latest * 1000 <= FRESH_AUTHENTICATION_MINUTES * 60_000
}
