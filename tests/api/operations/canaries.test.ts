import { beforeAll, describe, expect, test } from 'vitest'
import type { FunctionName } from '#domain/functions.ts'
import { allFunctions } from '#server/functions/all.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { createWorld } from '../../support/grid/world.ts'
import { adminSamples } from '../../support/rows/admin-samples.ts'
import type { Person } from '../../support/rows/people.ts'
import { CANARY, plantCanaries } from '../../support/rows/plant-canaries.ts'
import { rowsWith } from '../../support/rows/rows-with.ts'

// A canary in every text of every health table must never reach an administrator: no list, answer, mail or log.

let app: TestApp
let admin: Person
let token: string
let planted: string[]
let before: Record<string, number>

const adminFunctions = allFunctions
  .filter(({ who }) => Array.isArray(who) && who.join() === 'admin')
  .map(({ name }) => name)

beforeAll(async () => {
  app = await startTestApp({ jobs: 'running', settings: { STATEMENT_TIMEOUT_MS: '60000' } })
  const { people } = await createWorld(app.sql)
  admin = people.administrator
  token = await app.tokenOf(admin)
  planted = await plantCanaries(app.sql)
  before = await rowsWith(app.sql, CANARY)
})

async function call(name: FunctionName, input: Record<string, unknown>): Promise<{ status: number; text: string }> {
  const response = await app.fetch(`/functions/v1/${name}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(input),
  })
  return { status: response.status, text: Buffer.from(await response.arrayBuffer()).toString('utf8') }
}

async function answerOf(name: FunctionName, input: Record<string, unknown>): Promise<Record<string, unknown>> {
  const { status, text } = await call(name, input)
  if (status !== 200) throw new Error(`${name}: ${status} ${text}`)
  return JSON.parse(text)
}

test('the word stands where people write', async () => {
  expect(planted).toEqual(
    expect.arrayContaining([
      'public.appointments.topic',
      'public.appointments.pseudonym',
      'public.chat_messages.message',
      'public.consultation_notes.observations',
      'public.consultation_ratings.comment',
      'public.consultation_summaries.body',
      'public.letters.body',
      'public.mood_entries.details',
      'public.personal_notes.body',
      'public.reports.body',
      'public.reports.suspension_reason',
      'public.thread_messages.body',
    ]),
  )
  expect(planted.length).toBeGreaterThan(29)
})

test('no list of /admin shows it', async () => {
  const views = await app.sql<{ name: string }[]>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relname like 'admin\\_%'`
  expect(views.length).toBeGreaterThan(5)
  const empty: string[] = []
  for (const { name } of views) {
    const response = await app.fetch(`/rest/v1/${name}?select=*`, { headers: { authorization: `Bearer ${token}` } })
    const text = await response.text()
    expect([name, response.status], [text, ...app.logged.slice(-3)].join('\n')).toEqual([name, 200])
    expect(text, name).not.toContain(CANARY)
    if (text === '[]') empty.push(name)
  }
  // An empty list proves nothing: the test data (tests/support/grid) must have a row for each.
  expect(empty).toEqual([])
})

describe.each(adminFunctions)('%s', (name) => {
  test('does not answer with it', async () => {
    const sample = adminSamples[name]
    if (!sample)
      throw new Error(`${name} has no line in tests/support/rows/admin-samples.ts: give inputs that it carries out`)
    for (const input of await sample(app, answerOf)) {
      const { status, text } = await call(name, input)
      // Done, or refused by a business rule: the caller was admitted and the input understood.
      expect([200, 403, 409], text).toContain(status)
      if (status === 403) expect(text).toContain('beyond_rights')
      expect(text).not.toContain(CANARY)
    }
  })
})

test('no mail, message, job or entry of a log carries it', async () => {
  // Mails of a proof decision are delayed; their content is already in their row.
  await expect.poll(async () => (await app.sql`select from app.mailbox`).length).toBeGreaterThan(5)
  expect(await rowsWith(app.sql, CANARY)).toEqual(before)
  expect(app.logged.filter((line) => line.includes(CANARY))).toEqual([])
  expect(
    Object.keys(before).filter((table) => /audit|mail|sms|jobs/.test(table) && table !== 'public.mail_habits'),
  ).toEqual([])
})
