import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openDatabase } from '#server/db/database.ts'
import { ANONYMOUS } from '#server/db/identity.ts'
import { createLog } from '#server/log.ts'
import { createTestDatabase } from '../../support/database.ts'

let db: Database

beforeAll(async () => {
  const target = await createTestDatabase()
  db = openDatabase({ target, size: 4, statementTimeoutMs: 2000, applicationName: 'test' }, createLog('silent'))
})
afterAll(() => db.close())

test('a visitor reads as anon, the service as service_role, and no connection keeps a role', async () => {
  const who = async () => (await db.readAs<{ name: string }>(ANONYMOUS, 'select current_user as name', []))[0]?.name
  expect(await who()).toBe('anon')
  expect(await db.asService(async (sql) => (await sql`select current_user as name`)[0]?.name)).toBe('service_role')
  expect(await who()).toBe('anon')
})

test('a call is worth a visitor’s until it enters, and what it entered as ends with it', async () => {
  const states = `select from app.chat_states`
  await expect(db.callAsService(states, [])).rejects.toMatchObject({ code: '42501' })
  await db.callAsService('select app.enter($1::text::jsonb)', [JSON.stringify({ role: 'service_role' })])
  await expect(db.callAsService(states, [])).rejects.toMatchObject({ code: '42501' })
  expect(await db.callAsService('select current_user as name', [])).toEqual([{ name: 'anon' }])
})

test('a read cannot write', async () => {
  await expect(
    db.readAs({ role: 'service_role' }, `insert into app.rate_limits values ('a', now(), 1)`, []),
  ).rejects.toMatchObject({
    code: '25006',
  })
})

test('a token whose session is gone is refused before the query runs', async () => {
  const ended = { role: 'authenticated', sub: crypto.randomUUID(), session_id: crypto.randomUUID() } as const
  await expect(db.readAs(ended, 'select 1', [])).rejects.toMatchObject({ code: 'PT401', message: 'session_not_found' })
  await expect(db.asUser(ended, (sql) => sql`select 1`)).rejects.toMatchObject({ code: 'PT401' })
})

test('a slow statement is stopped', async () => {
  await expect(db.readAs(ANONYMOUS, 'select pg_sleep(10)', [])).rejects.toMatchObject({ code: '57014' })
})
