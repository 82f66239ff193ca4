import { ALTERNATIVE_STARTS } from '#domain/constants.ts'
import { AppError } from '#domain/errors.ts'
import type { Alternative } from '#domain/functions.ts'
import type { Database } from '../db/database.ts'
import type { Transaction } from '../db/postgres.ts'
import { SharedAnswers } from '../shared-answers.ts'
import type { WantedStart } from './take-start.ts'

/** Those who lose the same start in the same moment share one search: whatever they choose next is checked again. */
const SHARED_FOR_MS = 500
const shared = new SharedAnswers<Alternative[]>(SHARED_FOR_MS)

/**
 * The refusal for a start that is gone, with the nearest ones that are not: of the chosen practitioner first. With a
 * database to share by, for a transaction that has changed nothing.
 */
export async function slotTaken(sql: Transaction, wanted: WantedStart, sharedBy?: Database): Promise<AppError> {
  const find = () => findAlternatives(sql, wanted)
  const key = `${wanted.startsAt.toISOString()} ${wanted.practitionerId} ${wanted.genderPreference}`
  const alternatives = sharedBy ? await shared.get(sharedBy, key, find) : await find()
  return new AppError('slot_taken', { details: { alternatives } })
}

async function findAlternatives(sql: Transaction, wanted: WantedStart): Promise<Alternative[]> {
  const ofChosen = wanted.practitionerId ? await nearestOf(sql, wanted.practitionerId, wanted.startsAt) : []
  const ofAnybody = ofChosen.length < ALTERNATIVE_STARTS ? await nearestOfAnybody(sql, wanted) : []
  const chosenTimes = new Set(ofChosen.map(Number))
  return [
    ...ofChosen.map((start) => ({ startsAt: start.toISOString(), practitionerId: wanted.practitionerId })),
    ...ofAnybody
      .filter((start) => !chosenTimes.has(Number(start)))
      .map((start) => ({ startsAt: start.toISOString(), practitionerId: null })),
  ].slice(0, ALTERNATIVE_STARTS)
}

async function nearestOf(sql: Transaction, practitionerId: string, startsAt: Date): Promise<Date[]> {
  const free = sql`select starts_at from app.free_offers where practitioner_id = ${practitionerId}`
  return nearest(
    startsAt,
    await sql<{ starts_at: Date }[]>`
      (${free} and starts_at > ${startsAt} order by starts_at limit ${ALTERNATIVE_STARTS})
      union all (${free} and starts_at < ${startsAt} order by starts_at desc limit ${ALTERNATIVE_STARTS})`,
  )
}

async function nearestOfAnybody(sql: Transaction, { startsAt, genderPreference }: WantedStart): Promise<Date[]> {
  const free = sql`select starts_at from free_times where gender_preference = ${genderPreference}`
  return nearest(
    startsAt,
    await sql<{ starts_at: Date }[]>`
      (${free} and starts_at >= ${startsAt} order by starts_at limit ${ALTERNATIVE_STARTS})
      union all (${free} and starts_at < ${startsAt} order by starts_at desc limit ${ALTERNATIVE_STARTS})`,
  )
}

function nearest(startsAt: Date, rows: readonly { starts_at: Date }[]): Date[] {
  const distance = (start: Date) => Math.abs(Number(start) - Number(startsAt))
  return rows
    .map((row) => row.starts_at)
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, ALTERNATIVE_STARTS)
}
