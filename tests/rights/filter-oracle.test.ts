import type { SupabaseClient } from '@supabase/supabase-js'
import { expect, test } from 'vitest'
import { readRelations } from '#server/db/catalogue.ts'
import { type SignedIn, startTestApp, type TestApp } from '../support/app.ts'
import { type FilterQuestion, filterQuestions } from '../support/filter-questions.ts'
import type { Cast } from '../support/grid/cast.ts'
import { hiddenValues } from '../support/grid/hidden-values.ts'
import { createWorld } from '../support/grid/world.ts'
import { untyped } from '../support/rest-tables.ts'

// Side-channel test: whatever a fresh account filters by, another user's rows must not change the answer, neither its
// rows nor its error. Every query runs twice, with the rows of all users of the grid present and then deleted.

const PARALLEL = 8

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
let fresh: SignedIn
let cast: Cast
let questions: FilterQuestion[]

const prepare = async () => {
  app = await startTestApp({ settings: { REST_REQUESTS_PER_SECOND: '1000000' } })
  // Generic plans: the plan is made before an invalid value is seen.
  await app.sql.unsafe(`alter database ${app.sql.options.database} set plan_cache_mode = force_generic_plan`)
  await app.sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'test' and datname = current_database()`
  await expect.poll(async () => (await app.visitor().from('chat_sessions').select()).status).toBe(200)
  fresh = await app.as('patient')
  cast = await createWorld(app.sql)
  questions = await allQuestions()
  await bookFreeTimes()
}

async function allQuestions(): Promise<FilterQuestion[]> {
  const made: FilterQuestion[] = []
  for (const relation of (await readRelations((text) => app.sql.unsafe(text))).values())
    made.push(...filterQuestions(relation, await hiddenValues(app.sql, cast, relation)))
  return made
}

/** Free times are public: whoever offers one is booked then, so that the rows are there and shown to nobody. */
async function bookFreeTimes(): Promise<void> {
  await app.sql`
    insert into appointments (patient_id, practitioner_id, starts_at, ends_at, free_again_at, status, held_until, booked_at,
      consultation_type, gender_preference, appearance, topic, price_cents)
    select (select array_agg(id) from profiles where user_type = 'patient' and id <> ${fresh.person.id})[row_number() over ()],
      o.practitioner_id, o.starts_at, o.starts_at + interval '45 minutes', o.starts_at + interval '1 hour', 'confirmed', now(),
      now(), 'individual', 'any', 'first_name', 'Je dors mal.', 2999
    from app.free_offers o`
  expect(await app.sql`select from free_starts`).toHaveLength(0)
}

async function takeAway(): Promise<void> {
  for (const table of ['appointments', 'newsletter_subscriptions', 'contact_messages'])
    await app.sql`delete from ${app.sql(table)}`
  await app.sql`delete from auth.users where id <> ${fresh.person.id}`
}

test('no answer to any filter depends on another user’s rows', async () => {
  await prepare()
  expect(questions.length).toBeGreaterThan(3000)
  const withThem = await answersTo(questions, untyped(fresh))
  await takeAway()
  const without = await answersTo(questions, untyped(fresh))
  const telling = questions.flatMap((asked, place) =>
    withThem[place] === without[place]
      ? []
      : JSON.stringify({ ...asked, with: withThem[place], without: without[place] }),
  )
  expect(telling).toEqual([])
}, 600_000)
