import type { SupabaseClient } from '@supabase/supabase-js'
import { expect, test } from 'vitest'
import { type Column, type Relation, readRelations } from '#server/db/catalogue.ts'
import type { Transaction } from '#server/db/postgres.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { FAR_START, insertAppointmentOf, offerStartOf } from '../support/booking-rows.ts'
import { createPerson, type Person } from '../support/people.ts'
import { untyped } from '../support/rest-tables.ts'
import type { TableRights } from '../support/rights.ts'
import { insertMessage, insertThread } from '../support/thread-rows.ts'

// Whatever a fresh account asks, somebody else's rows make no difference to the answer: neither to what comes back nor to
// whether it is an error. Every question is asked twice, while the other person's rows are there and once they are gone.

const modules = import.meta.glob<{ default: TableRights }>('./*.rights.ts', { eager: true })
const PARALLEL = 8
const ALREADY_THERE = new Set(['23505', '23P01'])

interface Question {
  relation: string
  select?: string
  filters: [column: string, operator: string, value: string][]
}

/** Each with values that fit what is hidden, and some that fit nothing or fail. */
const probes: ((hidden: string) => [operator: string, value: string])[] = [
  (hidden) => ['eq', hidden],
  (hidden) => ['neq', hidden],
  (hidden) => ['gt', hidden.slice(0, 4)],
  (hidden) => ['gte', hidden],
  (hidden) => ['lt', `${hidden}z`],
  (hidden) => ['lte', hidden],
  (hidden) => ['isdistinct', hidden],
  (hidden) => ['eq(any)', `{${JSON.stringify(hidden)}}`],
  (hidden) => ['gt(all)', `{${JSON.stringify(hidden)}}`],
  (hidden) => ['in', `(${JSON.stringify(hidden)})`],
  () => ['is', 'null'],
  () => ['is', 'true'],
  () => ['not.is', 'unknown'],
  (hidden) => ['like', `${hidden.slice(0, 4)}*`],
  (hidden) => ['like', `${hidden.slice(0, 4)}\\`],
  (hidden) => ['ilike', `${hidden.slice(0, 4)}\\`],
  (hidden) => ['not.like', `%${hidden.slice(0, 2)}\\\\\\`],
  (hidden) => ['like(any)', `{x,${JSON.stringify(`${hidden.slice(0, 4)}\\`)}}`],
  (hidden) => ['ilike(all)', `{${JSON.stringify(`${hidden.slice(0, 4)}\\`)}}`],
  (hidden) => ['match', hidden.slice(0, 4)],
  () => ['imatch', '(('],
  (hidden) => ['cs', `{${JSON.stringify(hidden)}}`],
  (hidden) => ['cd', `{${JSON.stringify(hidden)}}`],
  (hidden) => ['ov', `{${JSON.stringify(hidden)}}`],
  (hidden) => ['cs', hidden],
  () => ['sl', '[1,2)'],
  () => ['sr', '(,)'],
  () => ['nxr', '[1,2)'],
  () => ['nxl', '[1,2)'],
  () => ['adj', '[1,2)'],
  (hidden) => ['fts', hidden],
  (hidden) => ['fts(french)', `${hidden.split(' ')[0]} &`],
  (hidden) => ['plfts', hidden],
  (hidden) => ['phfts(nowhere)', hidden],
  (hidden) => ['wfts', hidden],
]

const isText = ({ type }: Column) => type === 'text'

/**
 * Every question about one table or view; `hidden` says what the other person's row has in each column. Row-level security
 * is a barrier by itself, so a table is asked the few that could pass one.
 */
function questionsAbout({ name: relation, kind, columns }: Relation, hidden: ReadonlyMap<string, string>): Question[] {
  const all = [...columns.values()].filter(({ name }) => hidden.has(name))
  const valueOf = ({ name }: Column) => hidden.get(name) ?? ''
  const asked = kind === 'view' ? probes : probes.filter((probe) => /^(eq|gt|i?like)$/.test(probe('')[0]))
  const alone = all.flatMap((column): Question[] => [
    ...asked.map((probe): Question => ({ relation, filters: [[column.name, ...probe(valueOf(column))]] })),
    { relation, filters: [[`${column.name}->>0`, 'like', '%\\']] },
    { relation, select: `${column.name}::int`, filters: [[column.name, 'not.is', 'null']] },
    { relation, select: `${column.name}::uuid,x:${column.name}->>0`, filters: [] },
  ])
  const failing = all.filter((column) => !isText(column)).slice(0, kind === 'view' ? undefined : 2)
  // A condition that cannot fail, and is therefore tested early, beside one whose value is wrong.
  const beside = all.filter(isText).flatMap((column) =>
    failing.map(
      (other): Question => ({
        relation,
        filters: [
          [column.name, 'gte', valueOf(column)],
          [other.name, 'gt', 'no such value'],
        ],
      }),
    ),
  )
  return [...alone, ...beside]
}

/** Status and body. Asked again while the machine is too busy to answer: that tells nothing of any row. */
async function answerOf(client: SupabaseClient, asked: Question): Promise<string> {
  const { relation, select = '*', filters } = asked
  let query = client.from(relation).select(select)
  for (const [column, operator, value] of filters) query = query.filter(column, operator, value)
  const { status, data, error } = await query.order(filters[0]?.[0] ?? select.split('::')[0] ?? '')
  return status === 503 ? answerOf(client, asked) : JSON.stringify({ status, data, error })
}

async function answersTo(questions: readonly Question[], client: SupabaseClient): Promise<string[]> {
  const answers: string[] = []
  for (let at = 0; at < questions.length; at += PARALLEL)
    answers.push(...(await Promise.all(questions.slice(at, at + PARALLEL).map((asked) => answerOf(client, asked)))))
  return answers
}

let app: TestApp
let fresh: SupabaseClient
let other: Person
let practitioner: Person
let questions: Question[]

const prepare = async () => {
  app = await startTestApp({ settings: { REST_REQUESTS_PER_SECOND: '1000000' } })
  // A plan for every value: it is made before a wrong one is met.
  await app.sql.unsafe(`alter database ${app.sql.options.database} set plan_cache_mode = force_generic_plan`)
  await app.sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'test' and datname = current_database()`
  await expect.poll(async () => (await app.visitor().from('chat_sessions').select()).status).toBe(200)
  fresh = untyped(await app.as('patient'))
  other = await createPerson(app.sql, 'patient')
  practitioner = await createPerson(app.sql, 'student')
  await plant()
  questions = await allQuestions()
}

async function plant(): Promise<void> {
  await app.sql`update profiles set university = 'Lille', study_year = '5', bio = 'Une vie secrète', gender = 'female'
    where id in (${other.id}, ${practitioner.id})`
  await app.sql.begin(async (sql) => {
    for (const { default: rights } of Object.values(modules)) {
      // What is offered or said publicly is everybody's to read; that which is booked is nobody's.
      if (rights.expected.patient.select !== 'all') await putOnce(sql, rights)
    }
    const appointmentId = await insertAppointmentOf(sql, other)
    await offerStartOf(sql, practitioner)
    await sql`update appointments set practitioner_id = ${practitioner.id} where id = ${appointmentId}`
    await insertMessage(sql, await insertThread(sql, { patient: other, practitioner }), 'patient')
  })
}

/** A table and the view of it put the same row: the second finds it there. */
async function putOnce(sql: Transaction, rights: TableRights): Promise<void> {
  await sql
    .savepoint((step) => rights.rowOf(step, other))
    .catch((error: unknown) => {
      if (!(error instanceof Error && 'code' in error && ALREADY_THERE.has(String(error.code)))) throw error
    })
}

async function takeAway(): Promise<void> {
  await app.sql`truncate appointments, newsletter_subscriptions, contact_messages cascade`
  await app.sql`delete from auth.users where id <> (select id from auth.users
    where id = ${String((await fresh.from('profiles').select('id').single()).data?.id)})`
}

/** What stands in the rows, read as those whose they are, or behind the scenes where nobody sees them. */
async function allQuestions(): Promise<Question[]> {
  const relations = await readRelations((text) => app.sql.unsafe(text))
  const made: Question[] = []
  for (const relation of relations.values()) {
    const hidden = new Map<string, string>()
    for (const { name } of relation.columns.values()) {
      const value = await valueIn(relation.name, name)
      if (value !== undefined) hidden.set(name, value)
    }
    made.push(...questionsAbout(relation, hidden))
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
  const [found] = [...(await read(other)), ...(await read(practitioner))]
  if (found) return found.value
  const [profile] = await app.sql`select * from profiles where id = ${practitioner.id}`
  return String(profile?.[column] ?? (column === 'starts_at' ? FAR_START : 'Camille S.'))
}

test('no answer to any question depends on the rows of somebody else', async () => {
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
