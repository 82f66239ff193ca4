import type { GenderPreference } from '#domain/booking/words.ts'
import type { Transaction } from '../db/postgres.ts'
import { lockCalendars } from './calendars.ts'
import type { LockedAppointment } from './lock-appointment.ts'

export interface RequestedStart {
  startsAt: Date
  /** Null: any practitioner. */
  practitionerId: string | null
  genderPreference: GenderPreference
}

/** Each lost attempt means that another patient has just booked. */
const MOST_TRIES = 20

/**
 * Finds a matching practitioner who is free at that start, and locks their calendar until the transaction ends; nothing
 * when the start is taken. The transaction must not have locked a calendar before.
 */
export async function takeStart(sql: Transaction, requested: RequestedStart): Promise<string | undefined> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const candidate = await findCandidate(sql, requested)
    if (!candidate) return undefined
    if (await lockIfFree(sql, candidate, requested.startsAt)) {
      await expireDeadHolds(sql, candidate, requested.startsAt)
      return candidate
    }
  }
  return undefined
}

/**
 * Same for a transaction that has already locked the calendars of the current and of the chosen practitioner. The current
 * one comes first, unless another gender is preferred now.
 */
export async function takeStartInstead(
  sql: Transaction,
  requested: RequestedStart,
  present: LockedAppointment,
): Promise<string | undefined> {
  const preferred = requested.practitionerId ?? present.practitionerId
  const canBeAnother = requested.practitionerId === null
  const gender = canBeAnother ? requested.genderPreference : 'any'
  const ignoresLimits = preferred === present.practitionerId && mayIgnoreLimits(requested, present)
  const isPreferredFree = await isFree(sql, preferred, requested.startsAt, { gender, ignoresLimits })
  const practitionerId = isPreferredFree ? preferred : canBeAnother ? await takeUnlocked(sql, requested) : undefined
  if (practitionerId) await expireDeadHolds(sql, practitionerId, requested.startsAt)
  return practitionerId
}

/** Practitioners may go below their own notice and above their own number a day; a time that is booked already stays. */
function mayIgnoreLimits({ startsAt }: RequestedStart, { side, terms }: LockedAppointment): boolean {
  return side === 'practitioner' || startsAt.getTime() === terms.startsAt.getTime()
}

/** SKIP LOCKED: waiting for a second calendar while holding one could deadlock. */
async function takeUnlocked(sql: Transaction, requested: RequestedStart): Promise<string | undefined> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const { condition, parameters } = matchesRequest(requested)
    const [other] = await sql.unsafe<{ practitioner_id: string }[]>(
      `select practitioner_id from app.free_offers join app.calendars c using (practitioner_id)
       where ${condition} order by random() limit 1 for update of c skip locked`,
      parameters,
      { prepare: true },
    )
    if (!other) return undefined
    if (await isFree(sql, other.practitioner_id, requested.startsAt)) return other.practitioner_id
  }
  return undefined
}

/** Rolls back to a savepoint when the time was taken meanwhile, which releases the calendar lock. */
async function lockIfFree(sql: Transaction, practitionerId: string, startsAt: Date): Promise<boolean> {
  const taken = new Error('taken meanwhile')
  try {
    await sql.savepoint(async (step) => {
      await lockCalendars(step, [practitionerId])
      if (!(await isFree(step, practitionerId, startsAt))) throw taken
    })
    return true
  } catch (error) {
    if (error === taken) return false
    throw error
  }
}

/** Expired holds block nobody; the next booking of that start marks them as expired. */
async function expireDeadHolds(sql: Transaction, practitionerId: string, startsAt: Date): Promise<void> {
  await sql`
    update appointments set status = 'expired'
    where practitioner_id = ${practitionerId} and status = 'held' and held_until <= now()
      and starts_at < ${startsAt}::timestamptz + app.consultation_span() and free_again_at > ${startsAt}`
}

/** Random choice among free practitioners, to spread patients without a preference. */
async function findCandidate(sql: Transaction, requested: RequestedStart): Promise<string | undefined> {
  const { condition, parameters } = matchesRequest(requested)
  const [candidate] = await sql.unsafe<{ practitioner_id: string }[]>(
    `select practitioner_id from app.free_offers where ${condition} order by random() limit 1`,
    parameters,
    { prepare: true },
  )
  return candidate?.practitioner_id
}

/** Also checks the rule on who may see patients: offers are rebuilt only a moment after a status ends. */
async function isFree(
  sql: Transaction,
  practitionerId: string,
  startsAt: Date,
  { gender, ignoresLimits }: { gender: GenderPreference; ignoresLimits: boolean } = {
    gender: 'any',
    ignoresLimits: false,
  },
): Promise<boolean> {
  const free = await sql`
    select from app.untaken_offers
    where practitioner_id = ${practitionerId} and starts_at = ${startsAt} and app.sees_patients(${practitionerId})
      and (${gender} = 'any' or gender = ${gender}) and (${ignoresLimits} or (is_in_time and has_room))`
  return free.count > 0
}

/** SQL condition on `app.free_offers` or `app.untaken_offers`, as text: used by a one-round-trip read and by a transaction. */
export function matchesRequest({ startsAt, practitionerId, genderPreference }: RequestedStart) {
  const at = startsAt.toISOString()
  // A practitioner chosen by name matches whatever the gender preference is.
  if (practitionerId) return { condition: 'starts_at = $1 and practitioner_id = $2', parameters: [at, practitionerId] }
  if (genderPreference === 'any') return { condition: 'starts_at = $1', parameters: [at] }
  return { condition: 'starts_at = $1 and gender = $2', parameters: [at, genderPreference] }
}
