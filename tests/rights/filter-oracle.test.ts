import type { SupabaseClient } from '@supabase/supabase-js'
import { expect, test } from 'vitest'
import { readRelations } from '#server/db/catalogue.ts'
import type { Transaction } from '#server/db/postgres.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { type FilterQuestion, filterQuestions } from '../support/filter-questions.ts'
import { untyped } from '../support/rest-tables.ts'
import type { TableRights } from '../support/rights.ts'
import { FAR_START, insertAppointmentOf, offerStartOf } from '../support/rows/booking-rows.ts'
import { createPerson, type Person } from '../support/rows/people.ts'
import { insertMessage, insertThread } from '../support/rows/thread-rows.ts'

// Side-channel test: whatever a fresh account filters by, another user's rows must not change the answer, neither its
// rows nor its error. Every query runs twice, with the other user's rows present and then deleted.

const modules = import.meta.glob<{ default: TableRights }>('./**/*.rights.ts', { eager: true })
const PARALLEL = 8
const ALREADY_THERE = new Set(['23505', '23P01'])

/** Status and body. Retried while the machine is too busy to answer: that leaks nothing. */
async function answerOf(client: SupabaseClient, asked: FilterQuestion): Promise<string> {
  const { relation, select = '*', filters } = asked
  let query = client.from(relation).select(select)
  for (const [column, operator, value] of filters) query = query.filter(column, operator, value)
  const { status, data, error } = await query.order(filters[0]?.[0] ?? select.split('::')[0] ?? '')
  return status === 503 ? answerOf(client, asked) : JSON.stringify({ status, data, error })
}

async function answersTo(questions: readonly FilterQuestion[], client: SupabaseClient): Promise<string[]> {
  const answers: string[] = []
  for (let at = 0; at < questions.length; at += PARALLEL)
    answers.push(...(await Promise.all(questions.slice(at, at + PARALLEL).map((asked) => answerOf(client, asked)))))
  return answers
}

let app: TestApp
let fresh: SupabaseClient
let other: Person
let practitioner: Person
let administrator: Person
let questions: FilterQuestion[]

const prepare = async () => {
  app = await startTestApp({ settings: { REST_REQUESTS_PER_SECOND: '1000000' } })
  // Generic plans: the plan is made before an invalid value is seen.
  await app.sql.unsafe(`alter database ${app.sql.options.database} set plan_cache_mode = force_generic_plan`)
  await app.sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'test' and datname = current_database()`
  await expect.poll(async () => (await app.visitor().from('chat_sessions').select()).status).toBe(200)
  fresh = untyped(await app.as('patient'))
  other = await createPerson(app.sql, 'patient')
  practitioner = await createPerson(app.sql, 'student')
  administrator = await createPerson(app.sql, 'admin')
  await plant()
  questions = await allQuestions()
}

async function plant(): Promise<void> {
  await app.sql`update profiles set university = 'Lille', study_year = '5', bio = 'Une vie secrète', gender = 'female'
    where id in (${other.id}, ${practitioner.id})`
  await app.sql.begin(async (sql) => {
    for (const { default: rights } of Object.values(modules)) {
      // Rows that everybody may read are no secret: only the others are inserted.
      if (rights.expected.patient.select !== 'all') await putOnce(sql, rights)
    }
    const appointmentId = await insertAppointmentOf(sql, other)
    await offerStartOf(sql, practitioner)
    await sql`update appointments set practitioner_id = ${practitioner.id} where id = ${appointmentId}`
    await insertMessage(sql, await insertThread(sql, { patient: other, practitioner }), 'patient')
  })
}

/** A table and its view insert the same row: the second finds it there. */
async function putOnce(sql: Transaction, rights: TableRights): Promise<void> {
  await sql
    .savepoint((step) => rights.rowOf(step, other))
    .catch((error: unknown) => {
      if (!(error instanceof Error && 'code' in error && ALREADY_THERE.has(String(error.code)))) throw error
    })
}

async function takeAway(): Promise<void> {
  for (const table of ['appointments', 'newsletter_subscriptions', 'contact_messages'])
    await app.sql`delete from ${app.sql(table)}`
  await app.sql`delete from auth.users where id <> (select id from auth.users
    where id = ${String((await fresh.from('profiles').select('id').single()).data?.id)})`
}

/** Values of the rows, read as their owners, or as superuser where nobody can read them. */
async function allQuestions(): Promise<FilterQuestion[]> {
  const relations = await readRelations((text) => app.sql.unsafe(text))
  const made: FilterQuestion[] = []
  for (const relation of relations.values()) {
    const hidden = new Map<string, string>()
    for (const { name } of relation.columns.values()) {
      const value = await valueIn(relation.name, name)
      if (value !== undefined) hidden.set(name, value)
    }
    made.push(...filterQuestions(relation, hidden))
  }
  return made
}

/** Undefined for a column that no browser may read. */
async function valueIn(relation: string, column: string): Promise<string | undefined> {
  const [right] = await app.sql<{ may: boolean }[]>`
    select has_column_privilege('authenticated', ${`public.${relation}`}, ${column}, 'select') as may`
  if (!right?.may) return undefined
  const read = (person: Person) =>
    app.deps.db.asUser(
      person.claims,
      (sql) =>
        sql<{ value: string }[]>`select ${sql(column)}::text as value from ${sql(relation)}
        where ${sql(column)} is not null limit 1`,
    )
  for (const reader of [other, practitioner, administrator]) {
    const [found] = await read(reader)
    if (found) return found.value
  }
  const [profile] = await app.sql`select * from profiles where id = ${practitioner.id}`
  return String(profile?.[column] ?? (column === 'starts_at' ? FAR_START : 'Camille S.'))
}

test('no answer to any filter depends on another user’s rows', async () => {
  await prepare()
  expect(questions.length).toBeGreaterThan(3000)
  const withThem = await answersTo(questions, fresh)
  await takeAway()
  const without = await answersTo(questions, fresh)
  const telling = questions.flatMap((asked, place) =>
    withThem[place] === without[place]
      ? []
      : JSON.stringify({ ...asked, with: withThem[place], without: without[place] }),
  )
  expect(telling).toEqual([])
}, 600_000)
