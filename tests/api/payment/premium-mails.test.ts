import { beforeAll, beforeEach, expect, test } from 'vitest'
import { wallTimeOf } from '#domain/time.ts'
import { sendDailyNotes } from '#server/jobs/send-daily-notes.ts'
import { sendMail } from '#server/jobs/send-mail.ts'
import { createSmtp } from '#server/providers/mail/smtp.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { subscribe } from '../../support/rows/premium.ts'
import { startSmtp } from '../../support/servers/smtp.ts'

let app: TestApp
let patient: Awaited<ReturnType<TestApp['as']>>
beforeAll(async () => {
  app = await startTestApp()
})
beforeEach(async () => {
  patient = await app.as('patient')
})

const signal = new AbortController().signal
const choose = (habits: object) => patient.from('mail_habits').upsert({ user_id: patient.person.id, ...habits })
const run = () => sendDailyNotes.handle({ data: {}, deps: app.deps, signal })
const notes = () =>
  app.sql<{ id: string; data: { tip: string | null; asksForMood: boolean; stopToken: string } }[]>`
    select id, data from app.outgoing_mails where recipient = ${patient.person.email} and template = 'daily-note'`

/**
 * Moves the clock to the user's preferred hour, whatever the time of the test. Their access token may expire meanwhile.
 */
function atTheirHour() {
  const hour = Number(wallTimeOf(app.clock.now()).time.slice(0, 2))
  app.clock.advance({ hours: (33 - hour) % 24 })
}

test('without premium nothing can be turned on, and everything can be turned off', async () => {
  expect((await choose({ daily_tip: true })).status).toBe(403)
  expect((await choose({ daily_tip: false })).error).toBeNull()
})

test('one mail a day at the hour that was chosen, with a link that stops it in one click', async () => {
  await subscribe(patient)
  expect((await choose({ daily_tip: true, mood_reminder: true, hour: 9 })).error).toBeNull()
  atTheirHour()
  await Promise.all([run(), run()])
  await run()
  const [note, ...others] = await notes()
  expect(others).toEqual([])
  expect(note?.data).toMatchObject({ tip: expect.any(String), asksForMood: true })

  const smtp = await startSmtp()
  const mail = await createSmtp({ url: `smtp://127.0.0.1:${smtp.port}`, from: 'Mivoix <bonjour@mivoix.fr>' })
  await sendMail.handle({ data: { mailId: note?.id ?? '' }, deps: { ...app.deps, mail }, signal })
  await mail.close()
  const headers = Object.fromEntries((smtp.received[0]?.headers ?? []).map(({ key, value }) => [key, value]))
  expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
  const stop = new URL(headers['list-unsubscribe']?.slice(1, -1) ?? '')
  const oneClick = (path: string) =>
    app.fetch(path, {
      method: 'POST',
      body: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  expect((await app.fetch(stop.pathname)).status).toBe(404)
  expect((await oneClick('/mail/stop/invented')).status).toBe(404)
  // Another one waits, because the mail server is away.
  await app.sql`
    insert into app.outgoing_mails (recipient, template, data) values (${patient.person.email}, 'daily-note', '{}')`
  expect((await oneClick(stop.pathname)).status).toBe(200)
  expect(await notes()).toEqual([])
  expect(await app.sql`select daily_tip, mood_reminder from mail_habits where user_id = ${patient.person.id}`).toEqual([
    { daily_tip: false, mood_reminder: false },
  ])
})

test('one run writes to everybody of an hour, however many they are', async () => {
  const many = 1100
  await subscribe(patient)
  await choose({ daily_tip: true, hour: 9 })
  await app.sql`
    insert into auth.users (id, email) select gen_random_uuid(), 'foule' || n || '@exemple.fr' from generate_series(1, ${many}) n`
  await app.sql`
    insert into subscriptions
    select (jsonb_populate_record(s, jsonb_build_object('id', gen_random_uuid(), 'user_id', u.id))).*
    from subscriptions s, auth.users u where s.user_id = ${patient.person.id} and u.email like 'foule%'`
  await app.sql`
    insert into mail_habits select (jsonb_populate_record(h, jsonb_build_object('user_id', u.id))).*
    from mail_habits h, auth.users u where h.user_id = ${patient.person.id} and u.email like 'foule%'`
  atTheirHour()
  await run()
  const { count } = await app.sql`
    select from app.outgoing_mails where template = 'daily-note' and recipient like 'foule%'`
  expect(count).toBe(many)
})

test('a reminder is not sent to who has noted their mood today, nor to who has no premium any more', async () => {
  await subscribe(patient)
  await choose({ mood_reminder: true, hour: 9 })
  atTheirHour()
  await app.sql`insert into mood_entries (user_id, level, recorded_at) values (${patient.person.id}, 3, ${app.clock.now()})`
  await run()
  expect(await notes()).toEqual([])
  await app.sql`update mail_habits set last_sent_on = null, daily_tip = true where user_id = ${patient.person.id}`
  await app.sql`update subscriptions set status = 'ended' where user_id = ${patient.person.id}`
  await run()
  expect(await notes()).toEqual([])
})
