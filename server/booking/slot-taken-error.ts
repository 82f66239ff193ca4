import { ALTERNATIVE_STARTS } from '#domain/constants.ts'
import { AppError } from '#domain/errors.ts'
import type { Alternative } from '#domain/functions.ts'
import { CoalescingCache } from '../coalescing-cache.ts'
import type { Database } from '../db/database.ts'
import { SERVICE } from '../db/identity.ts'
import type { Transaction } from '../db/postgres.ts'
import type { RequestedStart } from './take-start.ts'
import { type Refusal, type UntakenStart, whyRefused } from './why-refused.ts'

/** Concurrent losers of the same start share one search result; their next choice is checked again. */
const SHARED_FOR_MS = 500
const shared = new CoalescingCache<Lost>(SHARED_FOR_MS)
/**
 * Separate from the other: a caller that holds a connection must never wait for one
 * that waits for a connection (pool deadlock).
 */
const sharedInTransactions = new CoalescingCache<Lost>(SHARED_FOR_MS)

interface Lost {
  why: Refusal
  alternatives: Alternative[]
}

interface NearStart {
  starts_at: Date
  practitioner_id: string | null
}

/** Nearest starts before and after, of the chosen practitioner and of any matching one. */
const nearStarts = (ofChosen: 'app.free_offers' | 'app.untaken_offers') => `
  (select starts_at, practitioner_id from ${ofChosen} where practitioner_id = $2 and starts_at > $1
    order by starts_at limit ${ALTERNATIVE_STARTS})
  union all
  (select starts_at, practitioner_id from ${ofChosen} where practitioner_id = $2 and starts_at < $1
    order by starts_at desc limit ${ALTERNATIVE_STARTS})
  union all
  (select starts_at, null from public.free_times where gender_preference = $3 and starts_at >= $1
    order by starts_at limit ${ALTERNATIVE_STARTS})
  union all
  (select starts_at, null from public.free_times where gender_preference = $3 and starts_at < $1
    order by starts_at desc limit ${ALTERNATIVE_STARTS})`
const freeNear = nearStarts('app.free_offers')
const ownNear = nearStarts('app.untaken_offers')

/** Error for a start that cannot be had, with the reason and the nearest free starts. */
export async function slotTakenError(db: Database, requested: RequestedStart): Promise<AppError> {
  const find = async () => ({
    why: await whyRefused((text, parameters) => db.readAs(SERVICE, text, parameters), requested),
    alternatives: nearest(await db.readAs<NearStart>(SERVICE, freeNear, parametersOf(requested)), requested),
  })
  return errorOf(await shared.get(db, keyOf(requested), find))
}

interface InTransaction {
  /** Owner of a cache, only when uncommitted changes affect nobody else. */
  sharedBy?: object
  /** A start that is not offered. */
  except?: Date
  /** Only starts of the chosen practitioner, who moves the appointment themselves and may go beyond their own limits. */
  isTheirsOnly?: boolean
}

/** Same inside a transaction. */
export async function slotTakenErrorIn(
  sql: Transaction,
  requested: RequestedStart,
  { sharedBy, except, isTheirsOnly = false }: InTransaction = {},
): Promise<AppError> {
  const read = (text: string, parameters: string[]) => sql.unsafe<UntakenStart[]>(text, parameters, { prepare: true })
  const find = async () => {
    const rows = await sql.unsafe<NearStart[]>(isTheirsOnly ? ownNear : freeNear, parametersOf(requested), {
      prepare: true,
    })
    const isOffered = ({ starts_at, practitioner_id }: NearStart) =>
      Number(starts_at) !== Number(except) && (practitioner_id !== null || !isTheirsOnly)
    return { why: await whyRefused(read, requested), alternatives: nearest(rows.filter(isOffered), requested) }
  }
  return errorOf(await (sharedBy ? sharedInTransactions.get(sharedBy, keyOf(requested), find) : find()))
}

function errorOf({ why: { code, params }, alternatives }: Lost): AppError {
  return new AppError(code, { params, details: { alternatives } })
}

function keyOf(requested: RequestedStart): string {
  return parametersOf(requested).join(' ')
}

function parametersOf({ startsAt, practitionerId, genderPreference }: RequestedStart): (string | null)[] {
  return [startsAt.toISOString(), practitionerId, genderPreference]
}

/** Starts of the chosen practitioner first. */
function nearest(rows: readonly NearStart[], requested: RequestedStart): Alternative[] {
  const distance = ({ starts_at }: NearStart) => Math.abs(Number(starts_at) - Number(requested.startsAt))
  const chosenFirst = rows.toSorted(
    (a, b) => Number(a.practitioner_id === null) - Number(b.practitioner_id === null) || distance(a) - distance(b),
  )
  const byTime = new Map<string, Alternative>()
  for (const { starts_at, practitioner_id: practitionerId } of chosenFirst) {
    const startsAt = starts_at.toISOString()
    if (!byTime.has(startsAt)) byTime.set(startsAt, { startsAt, practitionerId })
  }
  return [...byTime.values()].slice(0, ALTERNATIVE_STARTS)
}
