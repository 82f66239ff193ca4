import { beforeAll, expect, test } from 'vitest'
import type { Sql, Transaction } from '#server/db/postgres.ts'
import { createTestDatabase, superuser } from '../support/database.ts'
import type { PersonName } from '../support/grid/cast.ts'
import { createWorld, type World } from '../support/grid/world.ts'

// Every view that a practitioner reads others' rows through is empty once they may not practise, even if a row still names
// them and their session goes on.

let sql: Sql
let world: World

beforeAll(async () => {
  const { database } = await createTestDatabase()
  sql = superuser(database)
  world = await createWorld(sql)
  // Rows that they read as patients, or as the author of an alert, stay theirs.
  const ids = [world.people.supervisor.id, world.people.referent.id, world.people.student.id]
  await sql`delete from appointments where patient_id = any (${ids})`
  await sql`delete from threads where patient_id = any (${ids})`
  await sql`delete from supervision_alerts where student_id = ${world.people.supervisor.id}`
  return () => sql.end()
})

const views = {
  supervisor: [
    'my_supervision',
    'my_supervision_calls',
    'my_students_consultations',
    'my_notes_to_review',
    'my_alerts',
    'my_alert_messages',
    'my_meetings',
    'supervised_hours',
    'stage_hour_totals',
    'hours_to_attest',
    'ratings_to_moderate',
  ],
  referent: ['reports_to_answer'],
  student: ['my_ratings', 'my_conversations', 'letters'],
} as const satisfies Partial<Record<PersonName, string[]>>
const published = { supervision_proofs: 'practitioner_id', practitioner_ratings: 'practitioner_id' } as const

/** Views that show their reader something, and what the public reads about the student. */
async function shown(transaction: Transaction): Promise<string[]> {
  const found: string[] = []
  for (const [name, relations] of Object.entries(views) as [keyof typeof views, readonly string[]][]) {
    await transaction`reset role`
    await transaction`select app.enter(${JSON.stringify(world.claims[name])}::text::jsonb)`
    for (const relation of relations)
      if ((await transaction`select from ${transaction(relation)} limit 1`).count > 0) found.push(relation)
  }
  for (const [relation, column] of Object.entries(published)) {
    const rows = await transaction`
      select from ${transaction(relation)} where ${transaction(column)} = ${world.people.student.id}`
    if (rows.count > 0) found.push(relation)
  }
  return found.toSorted()
}

async function shownAfter(change: (transaction: Transaction, ids: string[]) => Promise<unknown>): Promise<string[]> {
  let found: string[] = []
  const undo = new Error('rolled back on purpose')
  await sql
    .begin(async (transaction) => {
      await change(transaction, [world.people.supervisor.id, world.people.referent.id, world.people.student.id])
      found = await shown(transaction)
      throw undo
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error
    })
  return found
}

test('each shows something to somebody who practises', async () => {
  const every = [...Object.values(views).flat(), ...Object.keys(published)].toSorted()
  expect(await shownAfter(async () => undefined)).toEqual(every)
})

test.each([
  ['is suspended', 'suspended_at = now()'],
  ['was never accepted, or loses their title', 'validated_at = null, verified_at = null'],
  ['has another type by now', "user_type = 'patient'"],
])('none shows anything to somebody who %s', async (_, change) => {
  const stop = (transaction: Transaction, ids: string[]) =>
    transaction`update profiles set ${transaction.unsafe(change)} where id = any(${ids}::uuid[])`
  expect(await shownAfter(stop)).toEqual([])
})
