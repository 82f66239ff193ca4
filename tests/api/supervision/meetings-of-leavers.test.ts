import { beforeAll, expect, test } from 'vitest'
import { addMinutes } from '#domain/time.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import type { SignedIn } from '../../support/browser/rooms.ts'
import { invoke } from '../../support/invoke.ts'
import { dayAhead } from '../../support/rows/practitioners.ts'
import {
  giveFreshSecondFactor,
  type SupervisedStudent,
  supervisedStudent,
} from '../../support/rows/supervised-student.ts'

// Nobody waits in a meeting for somebody who may no longer come.

let app: TestApp
let admin: SignedIn

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.as('admin')
})

const suspended = ({ person }: SignedIn) =>
  invoke(admin, 'suspend-practitioner', { personId: person.id, reason: 'Plainte grave' })
const unmade = async ({ person }: SignedIn) => {
  const input = { personId: person.id }
  const { body } = await invoke(admin, 'request-act', {
    act: 'unmake-psychologist',
    input,
    reason: 'Quitte la profession',
  })
  return invoke(await app.as('admin'), 'decide-act', { requestId: body.requestId, decision: 'approved' })
}
const erased = async (who: SignedIn) => {
  await giveFreshSecondFactor(app, who)
  return invoke(who, 'delete-my-account', { confirmation: 'SUPPRIMER' })
}

async function booked(pair: SupervisedStudent): Promise<string> {
  const meeting = { day: dayAhead(3), startTime: '09:00', kind: 'one_to_one' }
  const { body } = await invoke(pair.supervisor, 'offer-meeting', meeting)
  const input = { meetingId: String(body.meetingId) }
  expect((await invoke(pair.student, 'book-meeting', input)).status).toBe(200)
  return input.meetingId
}

const meetingsOf = async (who: SignedIn) => (await who.from('my_meetings').select('id')).data
const newsTo = async ({ person }: SignedIn) =>
  (
    await app.sql<{ news: string }[]>`
      select data ->> 'news' as news from app.outgoing_mails
      where recipient = ${person.email} and template = 'supervision-meeting' order by created_at`
  ).map(({ news }) => news)

test.each([
  ['is suspended', suspended],
  ['is no longer one', unmade],
  ['deletes their account', erased],
])('a psychologist who %s leaves no student waiting in a meeting', async (_what, leave) => {
  const pair = await supervisedStudent(app)
  await booked(pair)
  expect((await leave(pair.supervisor)).status).toBe(200)
  expect(await meetingsOf(pair.student)).toEqual([])
  expect(await newsTo(pair.student)).toEqual(['canceled'])
})

test.each([
  ['is suspended', suspended],
  ['deletes their account', erased],
])('a student who %s gives the place back', async (_what, leave) => {
  const pair = await supervisedStudent(app)
  const id = await booked(pair)
  expect((await leave(pair.student)).status).toBe(200)
  expect((await pair.supervisor.from('my_meetings').select('id, places_left')).data).toEqual([{ id, places_left: 1 }])
  expect(await newsTo(pair.supervisor)).toEqual(['booked', 'canceled'])
})

test('a meeting under way ends with the suspension, and the time spent in it counts', async () => {
  const pair = await supervisedStudent(app)
  const { student, supervisor } = pair
  const start = addMinutes(app.clock.now(), -40)
  const [meeting] = await app.sql<{ id: string }[]>`
    insert into supervision_meetings (supervisor_id, kind, starts_at, ends_at, offered_at)
    values (${supervisor.person.id}, 'one_to_one', ${start}, ${addMinutes(start, 60)}, ${start}) returning id`
  const id = meeting?.id ?? ''
  await app.sql`insert into meeting_bookings (meeting_id, student_id, starts_at, ends_at, booked_at)
    values (${id}, ${student.person.id}, ${start}, ${addMinutes(start, 60)}, ${start})`
  for (const party of ['practitioner', 'patient'])
    await app.sql`insert into app.meeting_stays (id, meeting_id, party, entered_at, seen_until, left_at)
      values (gen_random_uuid(), ${id}, ${party}, ${start}, ${addMinutes(start, 40)}, ${addMinutes(start, 40)})`
  await suspended(supervisor)
  expect((await invoke(supervisor, 'enter-room', { appointmentId: id })).body).toMatchObject({ state: 'ended' })
  await app.sql`select app.count_meeting_hours(${addMinutes(start, 80)})`
  expect((await student.from('stage_hours').select('kind, minutes')).data).toEqual([{ kind: 'meeting', minutes: 40 }])
})
