import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Row } from '#domain/database-types.ts'
import type { AnswerOf } from '#domain/functions.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { refusalOf } from '../../support/refusal.ts'
import { subscribe } from '../../support/rows/premium.ts'

let app: TestApp
let patient: Awaited<ReturnType<TestApp['as']>>
beforeAll(async () => {
  app = await startTestApp()
})
beforeEach(async () => {
  patient = await app.as('patient')
})

const analyse = () => patient.functions.invoke<AnswerOf<'analyse-my-mood'>>('analyse-my-mood', { body: {} })
const consent = (purpose: Row<'consents'>['purpose']) => patient.from('consents').insert({ purpose, version: 1 })

/** Three bad days mentioned in a conversation, inserted with past dates. */
async function hardDays() {
  const [session] = await app.sql<{ id: string }[]>`
    insert into chat_sessions (session_id, user_id) values (gen_random_uuid(), ${patient.person.id}) returning id`
  for (const ago of [0, 1, 2]) {
    await app.sql`insert into mood_entries (user_id, level, details, recorded_at)
      values (${patient.person.id}, 1, 'Réunion difficile', now() - ${ago} * interval '1 day')`
    await app.sql`insert into chat_messages (chat_session_id, sender, message, created_at)
      values (${session?.id ?? ''}, 'user', 'Je dors très mal, je me réveille la nuit.', now() - ${ago} * interval '1 day')`
  }
}

test('is for subscribers, and shows a newcomer nothing but kind words', async () => {
  expect(await refusalOf(await analyse())).toMatchObject({ status: 403, code: 'premium_only' })
  await subscribe(patient)
  const { data } = await analyse()
  expect(data?.analysis).toMatchObject({ better: [], harder: [], isHeavyLately: false })
  expect(data?.resources).toHaveLength(3)
})

test('reads notes; reads conversations only while the person agrees to it', async () => {
  await subscribe(patient)
  await hardDays()
  const names = async () => (await analyse()).data?.analysis.harder.map(({ from, id }) => `${from} ${id}`)
  expect(await names()).toEqual(['notes work'])
  expect((await analyse()).data?.resources[0]?.id).toBe('help-lines')

  expect((await consent('chat_themes')).error).toBeNull()
  expect(await names()).toEqual(expect.arrayContaining(['notes work', 'chat sleep']))
  expect((await analyse()).data?.resources.map(({ id }) => id)).toContain('sleep')

  await patient.from('consents').update({ withdrawn_at: new Date().toISOString() }).eq('purpose', 'chat_themes')
  expect(await names()).toEqual(['notes work'])
})

test('a mood is corrected by its person while they consent, and by nobody else', async () => {
  await consent('mood')
  await patient.from('mood_entries').insert({ level: 1, details: 'Nuit courte.' })
  const change = (client = patient) =>
    client.from('mood_entries').update({ level: 3, details: null }).gte('level', 1).select('level, details')
  expect((await change(await app.as('patient'))).data).toEqual([])
  expect((await change()).data).toEqual([{ level: 3, details: null }])
  await patient.from('consents').update({ withdrawn_at: new Date().toISOString() }).eq('purpose', 'mood')
  expect((await change()).status).toBe(403)
  expect((await patient.from('mood_entries').update({ recorded_at: '1999-01-01' }).gte('level', 1)).status).toBe(403)
})
