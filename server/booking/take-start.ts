import type { GenderPreference } from '#domain/booking/words.ts'
import type { Transaction } from '../db/postgres.ts'
import { lockCalendars } from './calendars.ts'

export interface WantedStart {
  startsAt: Date
  /** Nobody in particular: whoever is free. */
  practitionerId: string | null
  genderPreference: GenderPreference
}

/** Each lost try means that somebody else has just been served. */
const MOST_TRIES = 20

/**
 * Somebody who is free at that start and suits, with their calendar locked, so that they stay free until the transaction
 * ends; nothing when the start is gone. For a transaction that has locked no calendar yet.
 */
export async function takeStart(sql: Transaction, wanted: WantedStart): Promise<string | undefined> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const candidate = await findCandidate(sql, wanted)
    if (!candidate) return undefined
    if (await lockIfFree(sql, candidate, wanted.startsAt)) {
      await expireDeadHolds(sql, candidate, wanted.startsAt)
      return candidate
    }
  }
  return undefined
}

/** The same for a transaction that has locked the present practitioner's calendar, and that of one who was chosen. */
export async function takeStartInstead(
  sql: Transaction,
  wanted: WantedStart,
  presentPractitionerId: string,
): Promise<string | undefined> {
  const preferred = wanted.practitionerId ?? presentPractitionerId
  const isPreferredFree = await isFree(sql, preferred, wanted.startsAt)
  const canBeAnother = wanted.practitionerId === null
  const practitionerId = isPreferredFree ? preferred : canBeAnother ? await takeUnlocked(sql, wanted) : undefined
  if (practitionerId) await expireDeadHolds(sql, practitionerId, wanted.startsAt)
  return practitionerId
}

/** Never waits: who holds one calendar and waits for another might wait in a circle. */
async function takeUnlocked(sql: Transaction, wanted: WantedStart): Promise<string | undefined> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const { condition, parameters } = isWanted(wanted)
    const [other] = await sql.unsafe<{ practitioner_id: string }[]>(
      `select practitioner_id from app.free_offers join app.calendars c using (practitioner_id)
       where ${condition} order by random() limit 1 for update of c skip locked`,
      parameters,
      { prepare: true },
    )
    if (!other) return undefined
    if (await isFree(sql, other.practitioner_id, wanted.startsAt)) return other.practitioner_id
  }
  return undefined
}

/** A calendar that was taken meanwhile is let go of again: a savepoint gives back the locks that came after it. */
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

/** Holds that ran out stand in nobody's way; whoever takes their start clears them away. */
async function expireDeadHolds(sql: Transaction, practitionerId: string, startsAt: Date): Promise<void> {
  await sql`
    update appointments set status = 'expired'
    where practitioner_id = ${practitionerId} and status = 'held' and held_until <= now()
      and starts_at < ${startsAt}::timestamptz + app.consultation_span() and free_again_at > ${startsAt}`
}

/** At random among those who are free, so that patients without a wish are shared out. */
async function findCandidate(sql: Transaction, wanted: WantedStart): Promise<string | undefined> {
  const { condition, parameters } = isWanted(wanted)
  const [candidate] = await sql.unsafe<{ practitioner_id: string }[]>(
    `select practitioner_id from app.free_offers where ${condition} order by random() limit 1`,
    parameters,
    { prepare: true },
  )
  return candidate?.practitioner_id
}

/** Asks the rule itself too: offers are rebuilt when a status has ended, which may be a moment ago. */
async function isFree(sql: Transaction, practitionerId: string, startsAt: Date): Promise<boolean> {
  const free = await sql`
    select from app.free_offers
    where practitioner_id = ${practitionerId} and starts_at = ${startsAt} and app.sees_patients(${practitionerId})`
  return free.count > 0
}

/** SQL on `app.free_offers`, as text: it serves a read of one round trip as well as a transaction. */
export function isWanted({ startsAt, practitionerId, genderPreference }: WantedStart) {
  const at = startsAt.toISOString()
  // A practitioner chosen by name suits whatever the preference was.
  if (practitionerId) return { condition: 'starts_at = $1 and practitioner_id = $2', parameters: [at, practitionerId] }
  if (genderPreference === 'any') return { condition: 'starts_at = $1', parameters: [at] }
  return { condition: 'starts_at = $1 and gender = $2', parameters: [at, genderPreference] }
}
