import { beforeAll, expect, test } from 'vitest'
import { endInactiveAccounts } from '#server/jobs/account/end-inactive-accounts.ts'
import { warnInactiveAccounts } from '#server/jobs/account/warn-inactive-accounts.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { insertHealthFile } from '../../support/rows/health-rows.ts'
import { rowsWith } from '../../support/rows/rows-with.ts'

let app: TestApp
const DAY = 24 * 60 * 60 * 1000
const lastSeen = new Date('2024-01-15T12:00:00Z')
const threeYearsLater = new Date('2027-01-15T12:00:00Z')

beforeAll(async () => {
  app = await startTestApp({ jobs: 'running' })
})

/** A user whose last sign-in was three years before 15 January 2027. */
async function newSleeper(userType: 'patient' | 'admin' = 'patient') {
  const { person } = await app.as(userType)
  await app.sql`delete from auth.sessions where user_id = ${person.id}`
  await app.sql`update auth.users set created_at = ${lastSeen}, last_sign_in_at = ${lastSeen} where id = ${person.id}`
  return person
}

/** Runs both daily jobs, that many days before or after three years of inactivity. */
async function runAt(days: number) {
  const clock = () => new Date(threeYearsLater.getTime() + days * DAY)
  const call = { data: {}, deps: { ...app.deps, clock }, signal: new AbortController().signal }
  await warnInactiveAccounts.handle(call)
  await endInactiveAccounts.handle(call)
}

const exists = async (id: string) => (await app.sql`select from auth.users where id = ${id}`).length === 1
const subjectsTo = async (email: string) => (await app.mailsTo(email)).map(({ subject }) => subject)

test('two mails, sixty and seven days before, then the account ends and its archive stays', async () => {
  const person = await newSleeper()
  const { person: practitioner } = await app.as('therapist')
  await insertHealthFile(app.sql, { patient: person, practitioner, endsAt: lastSeen, words: 'mot-endormi' })
  await runAt(-61)
  await runAt(-60)
  await expect.poll(() => subjectsTo(person.email)).toEqual(['Votre compte va prendre fin'])
  expect((await app.mailsTo(person.email))[0]?.body_text).toMatch(/15\sjanvier 2027/)
  await runAt(-30)
  await runAt(-7)
  await runAt(-6)
  await expect.poll(() => subjectsTo(person.email)).toHaveLength(2)
  await runAt(-1)
  expect(await exists(person.id)).toBe(true)
  await runAt(0)
  expect(await exists(person.id)).toBe(false)
  await expect.poll(() => subjectsTo(person.email)).toEqual(['Votre compte est effacé'])
  expect((await app.mailsTo(person.email))[0]?.body_text).toContain('reste archivé')
  expect(Object.keys(await rowsWith(app.sql, 'mot-endormi'))).toEqual(['app.health_archive'])
})

test('a sign-in after the first mail keeps the account', async () => {
  const person = await newSleeper()
  await runAt(-60)
  await app.sql`update auth.users set last_sign_in_at = ${new Date(threeYearsLater.getTime() - 20 * DAY)} where id = ${person.id}`
  for (const day of [-7, 0, 10]) await runAt(day)
  expect(await exists(person.id)).toBe(true)
})

test('nobody is erased without a warning after jobs were stopped for years', async () => {
  const person = await newSleeper()
  await runAt(400)
  expect(await exists(person.id)).toBe(true)
  await runAt(459)
  expect(await exists(person.id)).toBe(true)
  await runAt(461)
  expect(await exists(person.id)).toBe(true)
  await runAt(468)
  expect(await exists(person.id)).toBe(false)
})

test.each([
  [
    'with a session',
    (id: string) => app.sql`insert into auth.sessions (user_id, not_after) values (${id}, '2099-01-01')`,
  ],
  [
    'with a paid subscription',
    (
      id: string,
    ) => app.sql`insert into subscriptions (user_id, status, price_cents, renews, started_at, periods_paid, paid_until, access_until)
      values (${id}, 'active', 299, true, now(), 1, '2099-01-01', '2099-01-01')`,
  ],
])('a person %s is active', async (_what, arrange) => {
  const person = await newSleeper()
  await arrange(person.id)
  for (const day of [-60, -7, 0, 60]) await runAt(day)
  expect(await exists(person.id)).toBe(true)
  expect(await subjectsTo(person.email)).toEqual([])
})

test('an administrator is not ended by a job', async () => {
  const person = await newSleeper('admin')
  for (const day of [-60, -7, 0]) await runAt(day)
  expect(await exists(person.id)).toBe(true)
})
