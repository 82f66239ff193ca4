import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { reportDueAt } from '#domain/reports/report-due-at.ts'
import { addMinutes } from '#domain/time.ts'
import { eraseAccount } from '#server/account/erase-account.ts'
import { remindOfReports } from '#server/jobs/supervision/remind-of-reports.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { type Room, roomOf, type SignedIn } from '../../support/browser/rooms.ts'
import { invoke } from '../../support/invoke.ts'
import { supervisionOf } from '../../support/rows/supervision-of.ts'

let app: TestApp
/** A referent who also supervises the reported student, and one who does not. */
let own: SignedIn
let other: SignedIn

beforeAll(async () => {
  app = await startTestApp()
})

beforeEach(async () => {
  await app.sql`update profiles set is_referent = false`
  await app.sql`update reports set state = 'answered', answer = 'Lu.', answered_at = now(), taken_at = now() where state <> 'answered'`
  own = await referent('Hélène', 'Girard')
  other = await referent('Anne', 'Petit')
})

async function referent(first: string, last: string): Promise<SignedIn> {
  const person = await app.as('therapist')
  await app.sql`update profiles set is_referent = true, first_name = ${first}, last_name = ${last}, verified_at = now()
    where id = ${person.person.id}`
  return person
}

const setReferent = (who: SignedIn, isReferent: boolean) =>
  app.sql`update profiles set is_referent = ${isReferent} where id = ${who.person.id}`
const supervise = (student: SignedIn, supervisor: SignedIn) =>
  app.sql`update profiles set supervisor_id = ${supervisor.person.id} where id = ${student.person.id}`

async function met(supervisor: SignedIn | null = own): Promise<Room> {
  const room = await roomOf(app, { minutesAgo: 60 })
  await app.sql`update profiles set first_name = 'Inès', last_name = 'Martin' where id = ${room.practitioner.person.id}`
  if (supervisor) await supervise(room.practitioner, supervisor)
  return room
}

const words = (room: Room, input: object = {}) => ({
  appointmentId: room.id,
  category: 'discrimination',
  body: 'Des mots qui m’ont blessée.',
  ...input,
})
const report = (room: Room, input: object = {}) => invoke(room.patient, 'report-practitioner', words(room, input))
const readerOf = async (room: Room) =>
  (await invoke(room.patient, 'find-report-reader', { appointmentId: room.id })).body

interface Reported extends Room {
  reportId: string
  dueAt: Date
}
async function reported(room: Room, input: object = {}): Promise<Reported> {
  expect((await report(room, input)).status).toBe(200)
  const [row] = await app.sql<{ id: string; answer_due_at: Date }[]>`
    select id, answer_due_at from reports where reporter_id = ${room.patient.person.id}`
  return { ...room, reportId: row?.id ?? '', dueAt: row?.answer_due_at ?? new Date(0) }
}

const open = async (who: SignedIn, { reportId }: Reported) => (await invoke(who, 'open-report', { reportId })).status
const listed = async (who: SignedIn, { reportId }: Reported) =>
  (await who.from('reports_to_answer').select('may_open').eq('id', reportId)).data?.[0]?.may_open
const mailsTo = async (who: SignedIn, template: string) =>
  await app.sql<{ data: { news: string; reader: { supervisor: string } } }[]>`
    select data from app.outgoing_mails where recipient = ${who.person.email} and template = ${template} order by created_at`
const readers = async (room: Room) =>
  (await mailsTo(room.patient, 'report-reader')).map(({ data }) => [data.news, data.reader.supervisor])
const runJob = (at = app.clock.now()) =>
  remindOfReports.handle({
    data: {},
    deps: { ...app.deps, clock: () => at },
    signal: AbortSignal.timeout(60_000),
  })

/** An act of two administrators. */
async function act(name: string, personId: string): Promise<void> {
  const [first, second] = [await app.as('admin'), await app.as('admin')]
  const { body } = await invoke(first, 'request-act', {
    act: name,
    input: { personId },
    reason: 'Changement de service',
  })
  expect((await invoke(second, 'decide-act', { requestId: body.requestId, decision: 'approved' })).status).toBe(200)
}

describe('a report about a student, while there is another referent', () => {
  test('is read by the other one: the supervisor finds it in no list, opens nothing and gets no mail', async () => {
    const room = await met()
    expect(await readerOf(room)).toEqual({
      practitionerName: 'Inès M.',
      reader: { names: ['Anne Petit'], supervisor: 'other' },
    })
    const told = await reported(room)
    expect(await readers(room)).toEqual([['received', 'other']])
    expect(await listed(own, told)).toBeUndefined()
    expect(await open(own, told)).toBe(404)
    expect((await mailsTo(own, 'report-waits')).length).toBe(0)
    expect((await mailsTo(other, 'report-waits')).length).toBe(1)
    for (const [name, input] of [
      ['answer-report', { answer: 'Merci.', severity: 'serious' }],
      ['request-suspension', { reason: 'Danger pour d’autres.' }],
      ['request-reporter-identity', { reason: 'Danger de mort, sans réponse par e-mail.' }],
    ] as const)
      expect((await invoke(own, name, { reportId: told.reportId, ...input })).status).toBe(404)
    await runJob(addMinutes(told.dueAt, -60))
    expect((await mailsTo(own, 'report-waits')).length).toBe(0)
    expect((await mailsTo(other, 'report-waits')).length).toBe(2)
    expect(await open(other, told)).toBe(200)
  })

  test('is closed to who supervised the student at the time, to who does since, and open to who did before', async () => {
    const [former, next, earlier] = [own, await referent('Paul', 'Roy'), await referent('Zoé', 'Blanc')]
    const room = await met(null)
    const ago = (minutes: number) => addMinutes(app.clock.now(), -minutes).toISOString()
    await supervisionOf(app.sql, room.practitioner.person.id, [
      [earlier.person.id, ago(9000), ago(500)],
      [former.person.id, ago(500), ago(30)],
    ])
    const told = await reported(room)
    expect(await open(former, told)).toBe(404)
    expect(await listed(next, told)).toBe(true)
    await supervise(room.practitioner, next)
    expect(await listed(next, told)).toBeUndefined()
    expect(await open(next, told)).toBe(404)
    expect(await open(earlier, told)).toBe(200)
  })

  test('is taken from a referent who becomes the supervisor, and given to the others', async () => {
    const next = await referent('Paul', 'Roy')
    const told = await reported(await met())
    expect(await open(next, told)).toBe(200)
    await supervise(told.practitioner, next)
    const answer = { reportId: told.reportId, answer: 'Merci.', severity: 'serious' }
    expect((await invoke(next, 'answer-report', answer)).status).toBe(404)
    expect(await listed(other, told)).toBe(true)
    const before = (await mailsTo(other, 'report-waits')).length
    await runJob()
    expect((await mailsTo(other, 'report-waits')).length).toBe(before + 1)
    expect(await app.sql`select state, referent_name from reports where id = ${told.reportId}`).toEqual([
      { state: 'new', referent_name: null },
    ])
    expect(await open(other, told)).toBe(200)
  })

  test('stays closed to the supervisor when the student’s account is erased', async () => {
    const told = await reported(await met())
    const { jobs, fanout, clock } = app.deps
    const { id } = told.practitioner.person
    await app.deps.db.asService((sql) => eraseAccount(sql, { jobs, fanout, now: clock() }, { id, reason: 'asked' }))
    await runJob()
    expect(await open(own, told)).toBe(404)
    expect(await open(other, told)).toBe(200)
  })

  test('an identity or a suspension asked for before becoming the supervisor is not granted', async () => {
    const next = await referent('Paul', 'Roy')
    const told = await reported(await met(), { category: 'danger' })
    await open(next, told)
    const { reportId } = told
    const reason = 'Danger de mort, sans réponse par e-mail.'
    expect((await invoke(next, 'request-reporter-identity', { reportId, reason })).status).toBe(200)
    await supervise(told.practitioner, next)
    const [request] = await app.sql<{ id: string }[]>`
      select id from app.act_requests where input ->> 'reportId' = ${reportId}`
    const decision = { requestId: request?.id, decision: 'approved' }
    expect(await invoke(await app.as('admin'), 'decide-act', decision)).toMatchObject({ status: 403 })
    expect(await app.sql`select from identity_openings where appointment_id = ${told.id}`).toHaveLength(0)
  })
})

describe('the supervisor reads a report', () => {
  test('when no other referent is left, and the patient has agreed before sending', async () => {
    await setReferent(other, false)
    const room = await met()
    expect((await readerOf(room)).reader).toEqual({ names: ['Hélène Girard'], supervisor: 'only' })
    expect((await report(room)).body).toMatchObject({ code: 'report_read_by_supervisor' })
    expect(await app.sql`select from reports where reporter_id = ${room.patient.person.id}`).toHaveLength(0)
    const told = await reported(room, { supervisorMayRead: true })
    expect(await readers(room)).toEqual([['received', 'only']])
    expect((await mailsTo(own, 'report-waits')).length).toBe(1)
    expect(await open(own, told)).toBe(200)
    const answer = { reportId: told.reportId, answer: 'Merci.', severity: 'serious' }
    expect((await invoke(own, 'answer-report', answer)).status).toBe(200)
  })

  test('an agreement that is not needed opens nothing', async () => {
    const told = await reported(await met(), { supervisorMayRead: true })
    expect(await open(own, told)).toBe(404)
  })

  test.each(['unmake-referent', 'unmake-psychologist', 'suspend-practitioner'])(
    'once the last other one is gone by %s, and the patient is told first',
    async (leaving) => {
      const told = await reported(await met())
      await open(other, told)
      if (leaving === 'suspend-practitioner')
        await invoke(await app.as('admin'), leaving, { personId: other.person.id, reason: 'Quitte le service' })
      else await act(leaving, other.person.id)
      expect(await readers(told)).toEqual([
        ['received', 'other'],
        ['changed', 'only'],
      ])
      expect((await mailsTo(own, 'report-waits')).length).toBeGreaterThan(0)
      expect(await open(own, told)).toBe(200)
      expect((await readerOf(told)).reader).toEqual({ names: ['Hélène Girard'], supervisor: 'only' })
    },
  )

  test('not before the job has told the patient, when the last other one goes by a command or erases the account', async () => {
    const told = await reported(await met())
    await app.sql`delete from auth.users where id = ${other.person.id}`
    expect(await open(own, told)).toBe(404)
    await runJob()
    await runJob()
    expect(await readers(told)).toEqual([
      ['received', 'other'],
      ['changed', 'only'],
    ])
    expect(await open(own, told)).toBe(200)
  })

  test('no longer, once another referent is named: what was taken goes to that one', async () => {
    await setReferent(other, false)
    const told = await reported(await met(), { supervisorMayRead: true })
    expect(await open(own, told)).toBe(200)
    await act('make-referent', other.person.id)
    expect(await open(own, told)).toBe(404)
    expect((await readers(told)).at(-1)).toEqual(['changed', 'other'])
    expect((await mailsTo(other, 'report-waits')).length).toBeGreaterThan(0)
    expect(await open(other, told)).toBe(200)
  })

  test('a working day after the promised answer, not when it is merely late', async () => {
    const told = await reported(await met())
    await open(other, told)
    // The promise is moved into the past, a day at a time, because « late » is measured by the database’s clock.
    const promisedAt = async (at: Date) => {
      await app.sql`update reports set answer_due_at = ${at} where id = ${told.reportId}`
      await runJob()
    }
    const now = app.clock.now()
    let due = addMinutes(now, -1)
    await promisedAt(due)
    expect(await open(own, told)).toBe(404)
    const [mail] = await app.sql<{ data: { supervisorFrom: string } }[]>`
      select data from app.outgoing_mails where template = 'report-waits' and data ->> 'why' = 'overdue'
      order by created_at desc limit 1`
    expect(mail?.data.supervisorFrom).toBe(reportDueAt(due).toISOString())
    while (reportDueAt(due) > now) due = addMinutes(due, -60)
    await promisedAt(due)
    expect((await readers(told)).at(-1)).toEqual(['changed', 'late'])
    expect(await listed(other, told)).toBe(true)
    expect(await open(own, told)).toBe(200)
    // Late for everybody: the other one may still take it back.
    expect(await open(other, told)).toBe(200)
  })
})

test('of two referents who both supervised the student, neither is another; each reads, and the patient knows', async () => {
  const room = await met()
  await supervise(room.practitioner, other)
  const { reader } = await readerOf(room)
  expect(reader).toEqual({ names: ['Hélène Girard', 'Anne Petit'], supervisor: 'only' })
  const told = await reported(room, { supervisorMayRead: true })
  expect(await listed(own, told)).toBe(true)
  expect(await listed(other, told)).toBe(true)
})

test('about a psychologist says only who reads; without any referent nobody is named', async () => {
  const psychologist = await app.as('therapist')
  const room = await roomOf(app, { minutesAgo: 60 }, { practitioner: psychologist })
  expect((await readerOf(room)).reader).toEqual({ names: ['Hélène Girard', 'Anne Petit'], supervisor: null })
  await app.sql`update profiles set is_referent = false`
  expect((await readerOf(await met())).reader).toEqual({ names: [], supervisor: 'other' })
})

test('who would read is told to the patient of the consultation alone', async () => {
  const room = await met()
  const ask = async (who: SignedIn) => (await invoke(who, 'find-report-reader', { appointmentId: room.id })).status
  expect(await ask(await app.as('patient'))).toBe(404)
  expect(await ask(room.practitioner)).toBe(403)
  expect(await ask(own)).toBe(403)
})
