import { NEWCOMERS_CLAIMED_FROM } from '../constants.ts'

/** How many newcomers of the month the home page may claim: in whole hundreds, and nothing while they are few. */
export function claimedNewcomers(joined: number): number | null {
  return joined < NEWCOMERS_CLAIMED_FROM ? null : joined - (joined % 100)
}
