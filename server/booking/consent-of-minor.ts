import type { ParentalEnd, ParentalPurpose } from '#domain/booking/parental.ts'
import type { Transaction } from '../db/postgres.ts'
import type { Deps } from '../deps.ts'
import { endPremiumOfMinor, premiumOfMinor } from '../premium/premium-of-minor.ts'
import { bookingsOfMinor } from './bookings-of-minor.ts'
import { dropBookingsOfMinor } from './drop-bookings-of-minor.ts'

/** A minor's purchases that need a parent's consent, and how they end without one. */
const kinds: Record<
  ParentalPurpose,
  {
    toCome: (sql: Transaction, userId: string, now: Date) => Promise<ParentalEnd>
    end: (sql: Transaction, deps: Pick<Deps, 'jobs' | 'fanout'>, userId: string, now: Date) => Promise<void>
  }
> = {
  consultations: {
    toCome: bookingsOfMinor,
    end: dropBookingsOfMinor,
  },
  premium: { toCome: premiumOfMinor, end: endPremiumOfMinor },
}

/** Effects of a missing consent now, in the parent's preview and in the mails. */
export const endOfConsent = (sql: Transaction, purpose: ParentalPurpose, userId: string, now: Date) =>
  kinds[purpose].toCome(sql, userId, now)

/** Ends what a locked minor may not have without a parent's consent. */
export async function endWithoutConsent(
  sql: Transaction,
  deps: Pick<Deps, 'jobs' | 'fanout'>,
  { purpose, userId, now }: { purpose: ParentalPurpose; userId: string; now: Date },
): Promise<void> {
  await kinds[purpose].end(sql, deps, userId, now)
}
