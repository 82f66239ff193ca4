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
    // Without a lock at first: a start that is gone costs nobody a wait.
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
    const [other] = await sql<{ practitioner_id: string }[]>`
      select practitioner_id from app.free_offers join app.calendars c using (practitioner_id)
      where ${isWanted(sql, wanted)} order by random() limit 1 for update of c skip locked`
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
export async function findCandidate(sql: Transaction, wanted: WantedStart): Promise<string | undefined> {
  const [candidate] = await sql<{ practitioner_id: string }[]>`
    select practitioner_id from app.free_offers where ${isWanted(sql, wanted)} order by random() limit 1`
  return candidate?.practitioner_id
}

async function isFree(sql: Transaction, practitionerId: string, startsAt: Date): Promise<boolean> {
  const free = await sql`
    select from app.free_offers where practitioner_id = ${practitionerId} and starts_at = ${startsAt}`
  return free.count > 0
}

function isWanted(sql: Transaction, { startsAt, practitionerId, genderPreference }: WantedStart) {
  // A practitioner chosen by name suits whatever the preference was.
  if (practitionerId) return sql`starts_at = ${startsAt} and practitioner_id = ${practitionerId}`
  if (genderPreference === 'any') return sql`starts_at = ${startsAt}`
  return sql`starts_at = ${startsAt} and gender = ${genderPreference}`
}
