import { beforeAll, describe, expect, test } from 'vitest'
import { weekdays } from '#domain/time.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import type { SignedIn } from '../../support/browser/rooms.ts'
import { invoke } from '../../support/invoke.ts'
import { handInNote, supervisedRoom } from '../../support/rows/notes.ts'
import { dayAhead } from '../../support/rows/practitioners.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

const forget = ({ person }: SignedIn) => app.sql`update profiles set telephone = null where id = ${person.id}`
const hours = { startTime: '09:00', endTime: '10:00' }
const offers: [string, (who: SignedIn, days: number) => ReturnType<typeof invoke>][] = [
  ['one slot', (who, days) => invoke(who, 'add-slot', { day: dayAhead(days), ...hours })],
  [
    'a series',
    (who, days) =>
      invoke(who, 'add-recurring-slots', { from: dayAhead(days), weekdays: [...weekdays], weeks: 4, ...hours }),
  ],
]

describe.each(['student', 'therapist'] as const)('a %s without a telephone', (type) => {
  test.each(offers)('offers no hours: %s', async (_, offer) => {
    const person = await app.as(type)
    await forget(person)
    expect((await offer(person, 30)).body).toMatchObject({ code: 'telephone_needed' })
    expect((await person.from('my_slots').select('id')).data).toEqual([])
    const { error } = await person.from('profiles').update({ telephone: '33639980001' }).eq('id', person.person.id)
    expect(error).toBeNull()
    expect((await offer(person, 30)).body.code).toBeUndefined()
  })

  test('may have the verified one of their account instead', async () => {
    const person = await app.as(type)
    await forget(person)
    const phone = `336${String(Date.now()).slice(-8)}`
    await app.sql`update auth.users set phone = ${phone} where id = ${person.person.id}`
    expect((await invoke(person, 'add-slot', { day: dayAhead(31), ...hours })).body.code).toBe('telephone_needed')
    await app.sql`update auth.users set phone_confirmed_at = now() where id = ${person.person.id}`
    expect((await invoke(person, 'add-slot', { day: dayAhead(31), ...hours })).status).toBe(200)
  })

  test('replaces it and never empties it, and what is no number is refused', async () => {
    const person = await app.as(type)
    const change = (telephone: string | null) =>
      person.from('profiles').update({ telephone }).eq('id', person.person.id).select('telephone')
    expect((await change('33639980009')).data).toEqual([{ telephone: '33639980009' }])
    for (const wrong of [null, '', '06 39 98 00 01', '+33639980001', 'javascript:alert(1)'])
      expect((await change(wrong)).error).not.toBeNull()
  })
})

test('a psychologist without one is given no student', async () => {
  const [admin, student, psychologist] = [await app.as('admin'), await app.as('student'), await app.as('therapist')]
  await forget(psychologist)
  const input = { studentId: student.person.id, supervisorId: psychologist.person.id }
  expect((await invoke(admin, 'assign-supervisor', input)).body).toMatchObject({ code: 'supervisor_without_telephone' })
  await app.sql`update profiles set telephone = '33639980003' where id = ${psychologist.person.id}`
  expect((await invoke(admin, 'assign-supervisor', input)).status).toBe(200)
})

test('a crisis shows the student’s number to those who may act on it alone, and rings the supervisor’s', async () => {
  const room = await supervisedRoom(app)
  await app.sql`update profiles set telephone = '33639980004' where id = ${room.practitioner.person.id}`
  await app.sql`update profiles set telephone = '33639980005' where id = ${room.supervisor.person.id}`
  await handInNote(room, { isCrisis: true })
  const shown = async (who: SignedIn) => (await who.from('my_alerts').select('student_phone')).data
  expect(await shown(room.supervisor)).toEqual([{ student_phone: '33639980004' }])
  for (const who of [room.patient, await app.as('therapist'), await app.as('admin')]) {
    expect(await shown(who)).toEqual([])
    expect((await who.from('profiles').select('telephone').eq('id', room.practitioner.person.id)).data).toEqual([])
  }
  const texts = await app.sql`select from app.outgoing_sms where recipient = '33639980005'`
  expect(texts.count).toBe(1)
})
