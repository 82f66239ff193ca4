import { beforeAll, describe, expect, test } from 'vitest'
import { addDays, dayOf } from '#domain/time.ts'
import { expireStudentStatus } from '#server/jobs/supervision/expire-student-status.ts'
import { type SignedIn, startTestApp, type TestApp } from '../../support/app.ts'
import { invoke } from '../../support/invoke.ts'
import { book, patientOf } from '../../support/rows/booking.ts'
import { makeBookable } from '../../support/rows/make-bookable.ts'
import { createPractitioner, createSlot, dayAhead } from '../../support/rows/practitioners.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})

const read = (url: string) => app.fetch(new URL(url).pathname)
const open = async (owner: SignedIn) => (await invoke(owner, 'open-calendar-feed', {})).body.url as string

async function practising(type: 'student' | 'therapist'): Promise<SignedIn> {
  const owner = await app.as(type)
  if (type === 'student') await makeBookable(app.sql, owner.person.id)
  return owner
}
async function bookedWith({ person }: SignedIn, daysAhead: number): Promise<string> {
  const [start = new Date()] = await createSlot(app.sql, person, dayAhead(daysAhead))
  return book(await patientOf(app), start, { practitionerId: person.id })
}

test('a calendar reads the feed without signing in, and learns when, never who or why', async () => {
  const student = await practising('student')
  const id = await bookedWith(student, 30)
  const answer = await read(await open(student))
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  const file = await answer.text()
  expect(file).toContain(`UID:${id}@mivoix`)
  expect(file).toContain('SUMMARY:Rendez-vous\r\n')
  expect(file).not.toMatch(/Claire|dors mal/)
})

test('a renewed or closed feed shows nothing under its former address', async () => {
  const student = await practising('student')
  const first = await open(student)
  const second = await open(student)
  expect((await read(first)).status).toBe(404)
  expect((await read(second)).status).toBe(200)
  await student.from('calendar_feeds').delete().eq('user_id', student.person.id)
  expect((await read(second)).status).toBe(404)
})

test('patients have no feed, and a guess finds none', async () => {
  expect((await invoke(await app.as('patient'), 'open-calendar-feed', {})).body.code).toBe('not_allowed')
  expect((await app.fetch(`/calendar/${'a'.repeat(43)}.ics`)).status).toBe(404)
})

describe('the feed of somebody who', () => {
  const profile = (columns: string) => (id: string) =>
    app.sql`update profiles set ${app.sql.unsafe(columns)} where id = ${id}`
  const account = (columns: string) => (id: string) =>
    app.sql`update auth.users set ${app.sql.unsafe(columns)} where id = ${id}`
  const patientNow = account(`raw_app_meta_data = raw_app_meta_data || '{"user_type":"patient"}'`)
  const ways: ['student' | 'therapist', string, (id: string) => Promise<unknown>][] = [
    ['student', 'is suspended', profile('suspended_at = now()')],
    ['therapist', 'is suspended', profile('suspended_at = now()')],
    ['student', 'was accepted by a decision that is undone', profile('validated_at = null')],
    ['therapist', 'loses their title', profile('verified_at = null')],
    ['student', 'becomes a patient', patientNow],
    ['therapist', 'becomes a patient', patientNow],
    ['student', 'is banned', account(`banned_until = now() + interval '1 day'`)],
    ['student', 'is erased', (id) => app.sql`delete from auth.users where id = ${id}`],
  ]
  test.each(ways)('as a %s %s shows nothing', async (type, _, stop) => {
    const owner = await practising(type)
    const url = await open(owner)
    expect((await read(url)).status).toBe(200)
    await stop(owner.person.id)
    expect((await read(url)).status).toBe(404)
  })

  test('is suspended for a time shows again afterwards, under the same address', async () => {
    const student = await practising('student')
    const url = await open(student)
    const suspend = (at: Date | null) => profile(`suspended_at = ${at ? 'now()' : 'null'}`)(student.person.id)
    await suspend(new Date())
    expect((await read(url)).status).toBe(404)
    expect(await invoke(student, 'open-calendar-feed', {})).toMatchObject({
      status: 403,
      body: { code: 'calendar_not_open' },
    })
    await suspend(null)
    expect((await read(url)).status).toBe(200)
  })

  test('waits for their proof to be accepted is not opened', async () => {
    const newcomer = await app.as('student')
    expect(await invoke(newcomer, 'open-calendar-feed', {})).toMatchObject({
      status: 403,
      body: { code: 'calendar_not_open' },
    })
  })

  test('merely let their status expire goes on, with the sessions of the next fourteen days', async () => {
    const student = await practising('student')
    const id = await bookedWith(student, 13)
    const url = await open(student)
    const yesterday = addDays(dayOf(app.clock.now()), -1)
    await app.sql`update profiles set status_valid_until = ${yesterday} where id = ${student.person.id}`
    await expireStudentStatus.handle({ data: {}, deps: app.deps, signal: new AbortController().signal })
    const file = await (await read(url)).text()
    expect(file).toContain(`UID:${id}@mivoix`)
    expect(file).not.toContain('STATUS:CANCELLED')
    expect((await invoke(student, 'open-calendar-feed', {})).status).toBe(200)
  })

  test('is a patient of somebody else shows those they receive alone', async () => {
    const psychologist = await practising('therapist')
    const other = await createPractitioner(app.sql)
    const [start = new Date()] = await createSlot(app.sql, other, dayAhead(31))
    const own = await book(await patientOf(app), start, { practitionerId: other.id })
    await app.sql`update appointments set patient_id = ${psychologist.person.id} where id = ${own}`
    const received = await bookedWith(psychologist, 33)
    const file = await (await read(await open(psychologist))).text()
    expect(file).toContain(received)
    expect(file).not.toContain(own)
  })
})
