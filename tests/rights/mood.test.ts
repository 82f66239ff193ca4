import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type Client, startTestApp, type TestApp } from '../support/app.ts'

let app: TestApp
let patient: Client

beforeAll(async () => {
  app = await startTestApp()
})
beforeEach(async () => {
  patient = await app.as('patient')
})

const consent = (client = patient) => client.from('consents').insert({ purpose: 'mood', version: 1 })
const record = (client = patient) => client.from('mood_entries').insert({ level: 1, details: 'Nuit courte.' })

test('a mood is refused until the person has consented', async () => {
  expect((await record()).status).toBe(403)
  expect((await consent()).error).toBeNull()
  expect((await record()).error).toBeNull()
  const { data } = await patient.from('mood_entries').select('level, details')
  expect(data).toEqual([{ level: 1, details: 'Nuit courte.' }])
})

test('a mood is refused again once the consent is withdrawn, and what was recorded stays theirs to erase', async () => {
  await consent()
  await record()
  await patient.from('consents').update({ withdrawn_at: '1999-01-01' }).eq('purpose', 'mood')
  expect((await record()).status).toBe(403)
  const { data } = await patient.from('mood_entries').delete().eq('level', 1).select('level')
  expect(data).toEqual([{ level: 1 }])
})

test('the instant of a withdrawal is the database’s, and a withdrawal stands', async () => {
  await consent()
  await patient.from('consents').update({ withdrawn_at: '1999-01-01' }).eq('purpose', 'mood')
  const { data } = await patient.from('consents').select('given_at, withdrawn_at').single()
  expect(Date.parse(data?.withdrawn_at ?? '')).toBeGreaterThanOrEqual(Date.parse(data?.given_at ?? ''))
  const undone = await patient.from('consents').update({ withdrawn_at: null }).eq('purpose', 'mood').select('id')
  expect(undone.data).toEqual([])
})

test('a person consents once at a time, and again after a withdrawal', async () => {
  expect((await consent()).status).toBe(201)
  expect((await consent()).status).toBe(409)
  await patient.from('consents').update({ withdrawn_at: '2026-12-01' }).eq('purpose', 'mood')
  expect((await consent()).status).toBe(201)
})

test('the consent of one person opens nothing for another', async () => {
  await consent()
  const other = await app.as('patient')
  expect((await record(other)).status).toBe(403)
  const forSomebodyElse = await other
    .from('consents')
    .insert({ user_id: crypto.randomUUID(), purpose: 'mood', version: 1 })
  expect(forSomebodyElse.status).toBe(403)
})

test.each([0, 5, -1])('level %i does not exist', async (level) => {
  await consent()
  const { error } = await patient.from('mood_entries').insert({ level })
  expect(error?.message).toContain('mood_entries_level_known')
})

test('details end at a thousand characters', async () => {
  await consent()
  const { error } = await patient.from('mood_entries').insert({ level: 2, details: 'a'.repeat(1001) })
  expect(error?.message).toContain('mood_entries_details_length')
  expect((await patient.from('mood_entries').insert({ level: 2, details: 'é'.repeat(1000) })).error).toBeNull()
})

test('nobody chooses when a mood was recorded', async () => {
  await consent()
  const { status } = await patient.from('mood_entries').insert({ level: 2, recorded_at: '1999-01-01T00:00:00Z' })
  expect(status).toBe(403)
})

test('an account that is deleted takes its moods and consents along', async () => {
  const leaving = await app.as('patient')
  await consent(leaving)
  await record(leaving)
  await app.sql`delete from auth.users where id = ${leaving.person.id}`
  expect(await app.sql`select from mood_entries where user_id = ${leaving.person.id}`).toEqual([])
  expect(await app.sql`select from consents where user_id = ${leaving.person.id}`).toEqual([])
})
