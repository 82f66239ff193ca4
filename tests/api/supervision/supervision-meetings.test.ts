import { beforeAll, describe, expect, test } from 'vitest'
import type { RoomEntrance } from '#domain/video/room.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { join, listenLive, liveClient, roomOf, type SignedIn } from '../../support/browser/rooms.ts'
import { invoke } from '../../support/invoke.ts'
import { createPractitioner, createSlot, dayAhead } from '../../support/rows/practitioners.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

interface Team {
  supervisor: SignedIn
  students: [SignedIn, SignedIn, SignedIn]
}

async function team(): Promise<Team> {
  const supervisor = await app.as('therapist')
  await app.sql`update profiles set first_name = 'Hélène', last_name = 'Girard' where id = ${supervisor.person.id}`
  const students: Team['students'] = [await app.as('student'), await app.as('student'), await app.as('student')]
  for (const { person } of students)
    await app.sql`update profiles set supervisor_id = ${supervisor.person.id}, first_name = 'Inès', last_name = 'Lambert' where id = ${person.id}`
  return { supervisor, students }
}

const offer = (supervisor: SignedIn, given: Record<string, unknown> = {}) =>
  invoke(supervisor, 'offer-meeting', { day: dayAhead(3), startTime: '09:00', kind: 'one_to_one', ...given })
const offered = async (supervisor: SignedIn, given: Record<string, unknown> = {}) =>
  String((await offer(supervisor, given)).body.meetingId)
const book = (student: SignedIn, meetingId: string) => invoke(student, 'book-meeting', { meetingId })
const cancel = (who: SignedIn, meetingId: string) => invoke(who, 'cancel-meeting', { meetingId })
const seenBy = async (who: SignedIn) =>
  (await who.from('my_meetings').select('id, my_side, is_booked, student_names, places_left')).data ?? []

describe('a meeting', () => {
  test('is offered to one’s students, taken by one of them, and told of', async () => {
    const { supervisor, students } = await team()
    const [ines, marie] = students
    const id = await offered(supervisor)
    expect(await seenBy(await app.as('student'))).toEqual([])
    expect(await seenBy(ines)).toMatchObject([{ id, my_side: 'student', is_booked: false, places_left: 1 }])
    expect((await book(ines, id)).status).toBe(200)
    expect((await book(marie, id)).body).toMatchObject({ code: 'meeting_gone' })
    expect(await seenBy(supervisor)).toMatchObject([{ student_names: ['Inès L.'], places_left: 0 }])
    expect(await seenBy(marie)).toMatchObject([{ is_booked: false, student_names: [], places_left: 0 }])
    expect((await book(await app.as('student'), id)).body).toMatchObject({ code: 'meeting_gone' })
    const mails = await app.sql`
      select from app.outgoing_mails where recipient = ${supervisor.person.email} and template = 'supervision-meeting'`
    expect(mails.count).toBe(1)
  })

  test('takes its hour out of the free times of both, and gives it back', async () => {
    const supervisor = await createPractitioner(app.sql)
    const student = await createPractitioner(app.sql)
    const starts = await createSlot(app.sql, student, dayAhead(6), '09:00', '12:00')
    await createSlot(app.sql, supervisor, dayAhead(6), '09:00', '12:00')
    const [first = new Date(), last = new Date()] = [starts[0], starts.at(-1)]
    const free = async ({ id }: { id: string }) =>
      (
        await app.sql<{ starts_at: Date }[]>`
          select starts_at from app.free_offers where practitioner_id = ${id} order by starts_at`
      ).map(({ starts_at: start }) => start.getTime())
    const before = await free(student)
    expect(before).toContain(first.getTime())
    const [meeting] = await app.sql<{ id: string }[]>`
      insert into supervision_meetings (supervisor_id, kind, starts_at, ends_at, offered_at)
      values (${supervisor.id}, 'one_to_one', ${first}, ${new Date(first.getTime() + 45 * 60_000)}, now()) returning id`
    expect(await free(supervisor)).not.toContain(first.getTime())
    expect(await free(student)).toEqual(before)
    await app.sql`
      insert into meeting_bookings (meeting_id, student_id, starts_at, ends_at, booked_at)
      select id, ${student.id}, starts_at, ends_at, now() from supervision_meetings where id = ${meeting?.id ?? ''}`
    const during = await free(student)
    expect(during).not.toContain(first.getTime())
    expect(during).toContain(last.getTime())
    await app.sql`update meeting_bookings set canceled_at = now() where meeting_id = ${meeting?.id ?? ''}`
    await app.sql`update supervision_meetings set canceled_at = now() where id = ${meeting?.id ?? ''}`
    expect(await free(student)).toEqual(before)
    expect(await free(supervisor)).toContain(first.getTime())
  })

  test('of a group has two places, however many want them at once', async () => {
    const { supervisor, students } = await team()
    const id = await offered(supervisor, { kind: 'group' })
    const answers = await Promise.all(students.map((student) => book(student, id)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 409])
    expect(await seenBy(supervisor)).toMatchObject([{ places_left: 0 }])
  })

  test('booked again by the same student tells nobody twice, and keeps their place in the room', async () => {
    const { supervisor, students } = await team()
    const [ines, marie] = students
    const id = await offered(supervisor, { kind: 'group' })
    for (const student of [ines, marie, ines]) expect((await book(student, id)).status).toBe(200)
    const order = await app.sql<{ student_id: string }[]>`
      select student_id from meeting_bookings where meeting_id = ${id} order by booked_at`
    expect(order.map(({ student_id: student }) => student)).toEqual([ines.person.id, marie.person.id])
    const mails = await app.sql`
      select from app.outgoing_mails where recipient = ${supervisor.person.email} and template = 'supervision-meeting'`
    expect(mails.count).toBe(2)
  })

  test('never meets another of the same people, nor a consultation', async () => {
    const { supervisor, students } = await team()
    const [ines] = students
    expect((await offer(supervisor)).status).toBe(200)
    expect((await offer(supervisor, { startTime: '09:30' })).body).toMatchObject({ code: 'meeting_overlaps' })
    expect((await offer(supervisor, { startTime: '10:00' })).status).toBe(200)
    const room = await roomOf(app, { minutesAgo: -4 * 24 * 60 }, { practitioner: ines })
    const [appointment] = await app.sql<{ starts_at: Date }[]>`select starts_at from appointments where id = ${room.id}`
    const [inTheWay] = await app.sql<{ id: string }[]>`
      insert into supervision_meetings (supervisor_id, kind, starts_at, ends_at, offered_at)
      values (${supervisor.person.id}, 'one_to_one', ${appointment?.starts_at ?? ''},
        ${appointment?.starts_at ?? ''}::timestamptz + interval '1 hour', now()) returning id`
    expect((await book(ines, inTheWay?.id ?? '')).body).toMatchObject({ code: 'meeting_overlaps' })
    // Concurrently: the constraint decides, not the earlier check.
    const same = { day: dayAhead(20), startTime: '09:00' }
    const twice = await Promise.all([offer(supervisor, same), offer(supervisor, same)])
    expect(twice.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  test('takes a time that somebody held without paying, and no longer the one who is paying', async () => {
    const { supervisor, students } = await team()
    const [ines] = students
    const patient = await app.as('patient')
    const id = await offered(supervisor)
    const [hold] = await app.sql<{ id: string }[]>`
      insert into appointments (patient_id, practitioner_id, starts_at, ends_at, free_again_at, status, held_until,
        consultation_type, gender_preference, appearance, price_cents)
      select ${patient.person.id}, ${ines.person.id}, starts_at, starts_at + interval '45 minutes', ends_at, 'held',
        now() + interval '10 minutes', 'individual', 'any', 'first_name', 2999
      from supervision_meetings where id = ${id} returning id`
    expect((await book(ines, id)).body).toMatchObject({ code: 'meeting_overlaps' })
    await app.sql`update appointments set held_until = now() - interval '1 second' where id = ${hold?.id ?? ''}`
    expect((await book(ines, id)).status).toBe(200)
    // A payment that comes now is refunded.
    expect(await app.sql`select status from appointments where id = ${hold?.id ?? ''}`).toEqual([{ status: 'expired' }])
  })

  test('is cancelled by the psychologist for everybody, by a student for themselves', async () => {
    const { supervisor, students } = await team()
    const [ines, marie] = students
    const id = await offered(supervisor)
    await book(ines, id)
    expect((await cancel(marie, id)).status).toBe(404)
    expect((await cancel(await app.as('therapist'), id)).status).toBe(404)
    expect((await cancel(ines, id)).status).toBe(200)
    expect((await book(marie, id)).status).toBe(200)
    expect((await cancel(supervisor, id)).status).toBe(200)
    expect(await seenBy(supervisor)).toEqual([])
    expect((await book(ines, id)).body).toMatchObject({ code: 'meeting_gone' })
    const mails = await app.sql`
      select from app.outgoing_mails where recipient = ${marie.person.email} and template = 'supervision-meeting'`
    expect(mails.count).toBe(1)
  })

  test('is not offered in the past, at no hour, nor by a student', async () => {
    const { supervisor, students } = await team()
    expect((await offer(supervisor, { day: dayAhead(-1) })).body).toMatchObject({ code: 'slot_past' })
    expect((await offer(supervisor, { startTime: '25:00' })).status).toBe(422)
    expect((await offer(students[0])).status).toBe(403)
    expect((await book(supervisor, crypto.randomUUID())).status).toBe(403)
  })
})

describe('its room', () => {
  const enter = async (who: SignedIn, appointmentId: string) => invoke(who, 'enter-room', { appointmentId })

  /** Just begun, with the first two students. */
  async function begun(kind: 'one_to_one' | 'group') {
    const { supervisor, students } = await team()
    const now = app.clock.now()
    const [meeting] = await app.sql<{ id: string }[]>`
      insert into supervision_meetings (supervisor_id, kind, starts_at, ends_at, offered_at)
      values (${supervisor.person.id}, ${kind}, ${now}, ${now}::timestamptz + interval '1 hour', ${now}) returning id`
    const id = meeting?.id ?? ''
    for (const { person } of students.slice(0, kind === 'group' ? 2 : 1))
      await app.sql`insert into meeting_bookings (meeting_id, student_id, starts_at, ends_at, booked_at)
        select id, ${person.id}, starts_at, ends_at, clock_timestamp() from supervision_meetings where id = ${id}`
    return { id, supervisor, students }
  }

  test('is the same as a consultation’s, for those who come, and free', async () => {
    const { address } = await listenLive(app)
    const { id, supervisor, students } = await begun('group')
    const [ines, marie, thomas] = students
    const parties: string[] = []
    for (const who of [supervisor, ines, marie]) {
      const { body } = await enter(who, id)
      const entrance = body as unknown as RoomEntrance
      expect(entrance).toMatchObject({
        state: 'open',
        kind: 'meeting',
        topic: `meeting:${id}`,
        priceCents: 0,
        outcome: null,
      })
      expect(entrance.admittedAt).not.toBeNull()
      parties.push(entrance.party)
    }
    expect(parties).toEqual(['practitioner', 'patient', 'guest'])
    for (const stranger of [thomas, await app.as('therapist'), await app.as('patient')])
      expect((await enter(stranger, id)).status).toBe(404)

    const [first, second, outside] = await Promise.all(
      [supervisor, ines, thomas].map(async ({ person }) =>
        join(liveClient(address, await app.tokenOf(person)), `meeting:${id}`, { presence: true }),
      ),
    )
    expect(outside?.errors[0]).toContain('Unauthorized')
    await first?.channel.track({ hello: 1 })
    await expect.poll(() => Object.keys(second?.channel.presenceState() ?? {})).toEqual(['practitioner'])
    await second?.channel.send({ type: 'broadcast', event: 'signal', payload: { to: 'practitioner' } })
    await expect.poll(() => first?.heard.map(({ event }) => event)).toContain('signal')
    const stays = await app.sql`select from app.meeting_stays where meeting_id = ${id}`
    expect(stays.count).toBe(2)

    expect((await invoke(supervisor, 'end-consultation', { appointmentId: id })).body).toEqual({ ended: true })
    await expect.poll(() => second?.heard.map(({ event }) => event)).toContain('server:ended')
    expect((await enter(ines, id)).body).toMatchObject({ state: 'ended' })
  })

  test('takes part in nothing that is about money or a patient', async () => {
    const { id, supervisor, students } = await begun('one_to_one')
    const input = { appointmentId: id }
    expect((await invoke(supervisor, 'offer-consultation', input)).status).toBe(404)
    expect((await invoke(supervisor, 'admit-patient', input)).status).toBe(404)
    expect((await invoke(students[0], 'end-consultation', input)).body).toEqual({ ended: true })
    expect((await app.sql`select from consultation_outcomes where appointment_id = ${id}`).count).toBe(0)
  })
})
