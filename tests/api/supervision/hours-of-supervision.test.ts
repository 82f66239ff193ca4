import { beforeAll, expect, test } from 'vitest'
import { addDays, type Day } from '#domain/time.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { createPerson } from '../../support/rows/people.ts'
import { supervisionOf } from '../../support/rows/supervision-of.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

const FIRST_DAY = '2026-01-01'
const DAYS = 40
const HISTORIES = 60

/** A small generator with a seed, so that a failure can be made again. */
function randomFrom(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

interface Period {
  supervisorId: string
  from: number
  until: number | null
}

/** Consecutive supervisions with gaps, some undone within the hour, the last one possibly running. */
function historyOf(random: (below: number) => number, supervisors: readonly string[]): Period[] {
  const history: Period[] = []
  let hour = random(10 * 24)
  while (hour < DAYS * 24 && history.length < 6) {
    const supervisorId = supervisors[random(supervisors.length)] ?? ''
    const lasts = random(4) === 0 ? random(2) : random(12 * 24)
    const until = random(5) === 0 ? null : hour + lasts
    history.push({ supervisorId, from: hour, until })
    if (until === null) break
    hour = until + (random(3) === 0 ? random(72) : 0)
  }
  return history
}

// Winter: Paris is an hour ahead of UTC.
const instantOf = (hour: number) => new Date(Date.parse(`${FIRST_DAY}T00:00:00+01:00`) + hour * 3_600_000).toISOString()
const dayAt = (hour: number): Day => addDays(FIRST_DAY, Math.floor(hour / 24))

test('every hour is attested by the one supervisor whose supervision ran first on its day, and by nobody else', async () => {
  const supervisors = await Promise.all(
    Array.from({ length: 3 }, async () => (await createPerson(app.sql, 'therapist')).id),
  )
  for (let seed = 1; seed <= HISTORIES; seed++) {
    const random = randomFrom(seed)
    const { id: studentId } = await createPerson(app.sql, 'student')
    const history = historyOf(random, supervisors)
    await supervisionOf(
      app.sql,
      studentId,
      history.map(({ supervisorId, from, until }) => [
        supervisorId,
        instantOf(from),
        until === null ? null : instantOf(until),
      ]),
    )
    const days = Array.from({ length: 25 }, () => addDays(FIRST_DAY, random(DAYS + 10)))
    for (const [at, day] of days.entries())
      await app.sql`insert into stage_hours (student_id, kind, day, minutes, source, description, state)
        values (${studentId}, 'other', ${day}, ${at + 1}, 'declared', 'Étude', ${at % 7 === 0 ? 'waiting' : 'confirmed'})`
    const attested = await app.sql<{ supervisor_id: string; day: string; minutes: number }[]>`
      select supervisor_id, day::text, minutes from app.hours_by_supervision where student_id = ${studentId}`
    const seen = attested.map((row) => `${row.minutes} of ${row.day}: ${row.supervisor_id}`).toSorted()
    const expected = days.flatMap((day, at) => {
      if (at % 7 === 0) return []
      const running = history.find(
        ({ from, until }) => dayAt(from) <= day && (until === null || (until > from && dayAt(until) >= day)),
      )
      return running ? [`${at + 1} of ${day}: ${running.supervisorId}`] : []
    })
    expect(seen, `seed ${seed}: ${JSON.stringify(history)}`).toEqual(expected.toSorted())
  }
})
