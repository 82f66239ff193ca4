import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { refusalOf } from '../../support/refusal.ts'
import { acceptProof } from '../../support/rows/accept-proof.ts'
import { subscribe } from '../../support/rows/premium.ts'

let app: TestApp
type Someone = Awaited<ReturnType<TestApp['as']>>
let patient: Someone
beforeAll(async () => {
  app = await startTestApp()
})
beforeEach(async () => {
  patient = await app.as('patient')
})

let nextDay = 40
async function appointmentWith(practitioner: Someone): Promise<string> {
  await acceptProof(app.sql, practitioner.person)
  const [row] = await app.sql<{ id: string }[]>`
    insert into appointments (patient_id, practitioner_id, starts_at, ends_at, free_again_at, status, held_until,
      booked_at, consultation_type, gender_preference, appearance, topic, price_cents)
    select ${patient.person.id}, ${practitioner.person.id}, at, at + interval '45 minutes', at + interval '1 hour',
      'confirmed', now(), now(), 'individual', 'any', 'first_name', 'Faire le point.', 2999
    from (select now() + ${nextDay++} * interval '1 day' as at) as t returning id`
  return row?.id ?? ''
}

describe('a letter', () => {
  const body = 'Bonjour,\nJe dors mal depuis septembre.'
  const share = (appointmentId: string, text = body) =>
    patient.functions.invoke('share-letter', { body: { appointmentId, body: text } })
  const readBy = async (reader: Someone) => (await reader.from('letters').select('body')).data

  test('is read by the practitioner it was shared with, by nobody else, until it is taken back', async () => {
    const [student, other] = [await app.as('student'), await app.as('student')]
    const appointmentId = await appointmentWith(student)
    expect(await refusalOf(await share(appointmentId))).toMatchObject({ code: 'premium_only' })
    await subscribe(patient)
    expect((await share(appointmentId)).data).toEqual({ shared: true })
    expect(await readBy(student)).toEqual([{ body }])
    expect(await readBy(other)).toEqual([])
    expect(await readBy(await app.as('admin'))).toEqual([])
    const [mail] = await app.sql<{ data: object }[]>`
      select data from app.outgoing_mails where recipient = ${student.person.email}`
    expect(JSON.stringify(mail)).not.toContain('septembre')

    expect((await student.from('letters').delete().eq('appointment_id', appointmentId).select('body')).data).toEqual([])
    await patient.from('letters').delete().eq('appointment_id', appointmentId)
    expect(await readBy(student)).toEqual([])
  })

  test('closes when the appointment is cancelled or goes to somebody else', async () => {
    const [student, successor] = [await app.as('student'), await app.as('student')]
    await subscribe(patient)
    const appointmentId = await appointmentWith(student)
    await acceptProof(app.sql, successor.person)
    await share(appointmentId)
    await app.sql`update appointments set practitioner_id = ${successor.person.id} where id = ${appointmentId}`
    expect(await readBy(student)).toEqual([])
    expect(await readBy(successor)).toEqual([])
    await share(appointmentId, 'Pour vous aussi.')
    expect(await readBy(successor)).toEqual([{ body: 'Pour vous aussi.' }])
    await app.sql`update appointments set status = 'canceled', canceled_at = now() where id = ${appointmentId}`
    expect(await readBy(successor)).toEqual([])
  })

  test('goes to nobody without an appointment, and is neither empty, nor endless, nor unfinished', async () => {
    await subscribe(patient)
    const appointmentId = await appointmentWith(await app.as('student'))
    expect(await refusalOf(await share(crypto.randomUUID()))).toMatchObject({ status: 404 })
    const stranger = await app.as('patient')
    await subscribe(stranger)
    const foreign = await stranger.functions.invoke('share-letter', { body: { appointmentId, body } })
    expect(await refusalOf(foreign)).toMatchObject({ status: 404 })
    for (const text of ['  ', 'a'.repeat(6001), `${body}\nCe que j’attends de notre échange : …`])
      expect(await refusalOf(await share(appointmentId, text))).toMatchObject({ status: 422 })
  })
})

test('a subscriber searches in what they wrote, whatever the accents; it is closed to everybody else', async () => {
  const say = (message: string) =>
    patient.functions.invoke('chat-wit-ai', { body: { message, sessionId: crypto.randomUUID() } })
  await say('Je suis épuisé par le travail.')
  await say('Mon frère est venu dîner.')
  const search = (words: string, who: Someone = patient) =>
    who.from('my_messages').select('message').eq('sender', 'user').ilike('folded', `%${words}%`)
  expect((await search('epuise')).data).toEqual([])
  await subscribe(patient)
  expect((await search('epuise')).data).toEqual([{ message: 'Je suis épuisé par le travail.' }])
  const other = await app.as('patient')
  await subscribe(other)
  expect((await search('epuise', other)).data).toEqual([])
})
