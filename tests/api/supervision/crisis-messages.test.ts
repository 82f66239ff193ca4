import { beforeAll, describe, expect, test } from 'vitest'
import { ALERT_MESSAGE_MAX_CHARACTERS } from '#domain/constants.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import type { SignedIn } from '../../support/browser/rooms.ts'
import { invoke } from '../../support/invoke.ts'
import { type SupervisedRoom, supervisedRoom } from '../../support/rows/notes.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

const LINE = 'Elle est partie sans répondre.'

interface Crisis extends SupervisedRoom {
  alertId: string
}

async function crisis(words = LINE, minutesAgo = 20): Promise<Crisis> {
  const room = await supervisedRoom(app, {}, { minutesAgo })
  expect((await invoke(room.practitioner, 'flag-crisis', { appointmentId: room.id, words })).status).toBe(200)
  const [alert] = await app.sql<{ id: string }[]>`select id from supervision_alerts where appointment_id = ${room.id}`
  return { ...room, alertId: alert?.id ?? '' }
}

const write = (who: SignedIn, { alertId }: Crisis, body: string) => invoke(who, 'write-on-alert', { alertId, body })
const read = async (who: SignedIn) =>
  (await who.from('my_alert_messages').select('author_name, body, is_mine').order('sent_at')).data ?? []
const mailsTo = async ({ person }: SignedIn) =>
  app.sql<{ template: string; data: unknown }[]>`
    select template, data from app.outgoing_mails where recipient = ${person.email} order by created_at`

async function referent(): Promise<SignedIn> {
  const person = await app.as('therapist')
  await app.sql`update profiles set is_referent = true where id = ${person.person.id}`
  return person
}

describe('on a crisis', () => {
  test('the optional line is its first message, and stands in no mail', async () => {
    const { practitioner, supervisor } = await crisis()
    expect(await read(supervisor)).toEqual([{ author_name: 'Inès L.', body: LINE, is_mine: false }])
    expect(await read(practitioner)).toEqual([{ author_name: 'Inès L.', body: LINE, is_mine: true }])
    const mails = await mailsTo(supervisor)
    expect(mails.map(({ template }) => template)).toEqual(['supervision-alert'])
    expect(JSON.stringify(mails)).not.toContain('partie')
    const silent = await crisis('  ')
    expect(await read(silent.supervisor)).toEqual([])
  })

  test('student and supervisor write to each other, with one mail for messages that follow each other', async () => {
    const room = await crisis()
    expect((await write(room.supervisor, room, 'Je vous appelle.')).status).toBe(200)
    expect((await write(room.supervisor, room, 'Dans deux minutes.')).status).toBe(200)
    app.clock.advance({ seconds: 1 })
    expect((await write(room.practitioner, room, 'Merci.')).status).toBe(200)
    expect(await read(room.practitioner)).toHaveLength(4)
    const mails = await mailsTo(room.practitioner)
    expect(mails).toEqual([
      { template: 'alert-message', data: { writerName: 'Hélène Girard', appointmentId: room.id } },
    ])
  })

  test('words with « C’est pris en charge… » reach the student', async () => {
    const room = await crisis('')
    const input = { alertId: room.alertId, words: 'Je suis avec vous.' }
    expect((await invoke(room.supervisor, 'take-alert', input)).status).toBe(200)
    expect(await read(room.practitioner)).toMatchObject([{ body: 'Je suis avec vous.' }])
  })

  test('nobody else reads or writes, nor those who have lost the right', async () => {
    const room = await crisis()
    const strangers = [
      room.patient,
      await app.as('student'),
      await app.as('therapist'),
      await referent(),
      await app.as('admin'),
    ]
    for (const who of strangers) {
      expect(await read(who)).toEqual([])
      expect([403, 404]).toContain((await write(who, room, 'Bonjour')).status)
    }
    const other = await app.as('therapist')
    await app.sql`update profiles set supervisor_id = ${other.person.id} where id = ${room.practitioner.person.id}`
    expect(await read(room.supervisor)).toEqual([])
    expect((await write(room.supervisor, room, 'Encore moi')).status).toBe(404)
    expect(await read(other)).toHaveLength(1)
    await app.sql`update profiles set suspended_at = now() where id = ${other.person.id}`
    expect(await read(other)).toEqual([])
    expect((await write(other, room, 'Encore moi')).status).toBe(404)
  })

  test('a referent reads and writes once it is passed on', async () => {
    const room = await crisis()
    const other = await referent()
    await app.sql`update supervision_alerts set referents_told_at = now() where id = ${room.alertId}`
    expect(await read(other)).toHaveLength(1)
    expect((await write(other, room, 'Je suis là.')).status).toBe(200)
    expect(await read(room.practitioner)).toHaveLength(2)
  })

  test('a closed one takes no more; empty and endless messages are refused', async () => {
    const room = await crisis()
    expect((await write(room.supervisor, room, '   ')).status).toBe(422)
    expect((await write(room.supervisor, room, 'a'.repeat(ALERT_MESSAGE_MAX_CHARACTERS + 1))).status).toBe(422)
    await invoke(room.supervisor, 'close-alert', { alertId: room.alertId })
    expect((await write(room.practitioner, room, 'Et maintenant ?')).body.code).toBe('alert_closed')
  })

  test('a message sent twice after a lost answer arrives once', async () => {
    const room = await crisis('')
    const key = crypto.randomUUID()
    const input = { alertId: room.alertId, body: 'Je vous appelle.' }
    for (let time = 0; time < 2; time++)
      expect((await invoke(room.supervisor, 'write-on-alert', input, { 'idempotency-key': key })).status).toBe(200)
    expect(await read(room.supervisor)).toHaveLength(1)
  })

  test('messages leave with the patient, the student or their author', async () => {
    const byPatient = await crisis(LINE, 120)
    await app.sql`delete from auth.users where id = ${byPatient.patient.person.id}`
    expect(await read(byPatient.supervisor)).toEqual([])
    const byStudent = await crisis(LINE, 120)
    await app.sql`delete from auth.users where id = ${byStudent.practitioner.person.id}`
    expect(await read(byStudent.supervisor)).toEqual([])
    const byAuthor = await crisis('', 120)
    await write(byAuthor.supervisor, byAuthor, 'Je vous appelle.')
    await app.sql`delete from auth.users where id = ${byAuthor.supervisor.person.id}`
    expect(await read(byAuthor.practitioner)).toEqual([])
  })
})

test('an alert that its student never sees takes no message', async () => {
  const room = await supervisedRoom(app, {}, { minutesAgo: 20 })
  const [alert] = await app.sql<{ id: string }[]>`
    insert into supervision_alerts (student_id, kind, appointment_id, source_id, raised_at)
    values (${room.practitioner.person.id}, 'low_rating', ${room.id}, ${room.id}, now()) returning id`
  const refused = await write(room.supervisor, { ...room, alertId: alert?.id ?? '' }, 'Bonjour')
  expect(refused.status).toBe(404)
})
