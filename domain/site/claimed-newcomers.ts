import { NEWCOMERS_CLAIMED_FROM } from '../constants.ts'

/** Newcomers of the month claimed on the home page: in whole hundreds, and nothing while they are few. */
export function claimedNewcomers(joined: number): number | null {
  return joined < NEWCOMERS_CLAIMED_FROM ? null : joined - (joined % 100)
}
