import { beforeAll, describe, expect, test } from 'vitest'
import { remindOfReports } from '#server/jobs/supervision/remind-of-reports.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { type Room, roomOf, type SignedIn } from '../../support/browser/rooms.ts'
import { invoke } from '../../support/invoke.ts'

let app: TestApp
let referent: SignedIn

beforeAll(async () => {
  app = await startTestApp()
  referent = await newReferent()
})

async function newReferent(): Promise<SignedIn> {
  const person = await app.as('therapist')
  await app.sql`update profiles set is_referent = true, first_name = 'Anne', last_name = 'Petit' where id = ${person.person.id}`
  return person
}

const report = (room: Room, input: object = {}) =>
  invoke(room.patient, 'report-practitioner', {
    appointmentId: room.id,
    category: 'discrimination',
    body: 'Des mots qui m’ont blessée.',
    ...input,
  })

async function reported(): Promise<Room & { reportId: string }> {
  const room = await roomOf(app, { minutesAgo: 60 })
  expect((await report(room)).status).toBe(200)
  const { data } = await room.patient.from('reports').select('id')
  return { ...room, reportId: data?.[0]?.id ?? '' }
}

const mailsTo = async (to: string) =>
  (
    await app.sql`
  select from app.outgoing_mails where recipient = ${to} and template = 'report-waits'`
  ).count

describe('a report', () => {
  test('is about somebody whom one has met', async () => {
    const room = await roomOf(app, { minutesAgo: 60 })
    expect((await report({ ...room, patient: await app.as('patient') })).status).toBe(404)
    expect((await report({ ...room, id: crypto.randomUUID() })).status).toBe(404)
    expect((await report(await roomOf(app, { minutesAgo: -3 * 24 * 60 }))).body).toMatchObject({
      code: 'report_not_met',
    })
    expect((await report({ ...room, patient: room.practitioner })).status).toBe(403)
    expect((await report(room, { category: 'nonsense' })).body).toMatchObject({
      details: { category: 'Choisissez ce dont il s’agit.' },
    })
    expect((await report(room, { body: '   ' })).body).toMatchObject({
      details: { body: 'Dites ce qui s’est passé, avec vos mots.' },
    })
    expect((await report(room, { body: 'x'.repeat(4001) })).status).toBe(422)
  })

  test('is read by one referent, and its maker can see that it was', async () => {
    const room = await reported()
    const list = async (reader: SignedIn) =>
      (await reader.from('reports_to_answer').select('*').eq('id', room.reportId)).data ?? []
    expect(await list(await app.as('therapist'))).toEqual([])
    expect(await list(await app.as('admin'))).toEqual([])
    const [found] = await list(referent)
    expect(found).toMatchObject({ category: 'discrimination', severity: 'serious', state: 'new', is_mine: false })
    expect(JSON.stringify(found)).not.toContain('blessée')
    const { reportId } = room
    for (const stranger of [await app.as('therapist'), room.practitioner])
      expect([403, 404]).toContain((await invoke(stranger, 'open-report', { reportId })).status)
    const { body } = await invoke(referent, 'open-report', { reportId })
    expect(body).toMatchObject({ body: 'Des mots qui m’ont blessée.', practitionerName: expect.any(String) })
    const log = await room.patient.from('access_log').select('act').eq('act', 'report-read')
    expect(log.data).toHaveLength(1)
    expect((await invoke(await newReferent(), 'open-report', { reportId })).status).toBe(404)
    const noted = await app.sql`select from app.audit_log where act = 'open-report' and subject = ${reportId}`
    expect(noted.count).toBe(1)
  })

  test('is answered by who has opened it, and never by the person it is about', async () => {
    const practitioner = await newReferent()
    const room = await roomOf(app, { minutesAgo: 60 }, { practitioner })
    await report(room)
    const { data } = await room.patient.from('reports').select('id')
    const reportId = data?.[0]?.id ?? ''
    expect((await practitioner.from('reports_to_answer').select('id').eq('id', reportId)).data).toEqual([])
    expect((await invoke(practitioner, 'open-report', { reportId })).status).toBe(404)
    const answer = { reportId, answer: 'Merci de nous l’avoir dit.', severity: 'grave' }
    expect((await invoke(referent, 'answer-report', answer)).body).toMatchObject({ code: 'conflict' })
    await invoke(referent, 'open-report', { reportId })
    expect((await invoke(referent, 'answer-report', { ...answer, answer: '' })).status).toBe(422)
    expect((await invoke(referent, 'answer-report', answer)).status).toBe(200)
    expect((await invoke(referent, 'answer-report', answer)).status).toBe(409)
    const read = await room.patient.from('reports').select('state, answer, referent_name')
    expect(read.data).toEqual([{ state: 'answered', answer: answer.answer, referent_name: 'Anne Petit' }])
    expect((await room.patient.from('reports').select('severity')).error?.code).toBe('42501')
  })

  test('leads to a suspension that is asked for once, with a reason', async () => {
    const { reportId } = await reported()
    const ask = (reason: string) => invoke(referent, 'request-suspension', { reportId, reason })
    expect((await ask('Danger.')).status).toBe(404)
    await invoke(referent, 'open-report', { reportId })
    expect((await ask(' ')).status).toBe(422)
    expect((await ask('Danger pour d’autres.')).status).toBe(200)
    expect((await ask('Encore.')).status).toBe(409)
  })

  test('is suspended for by a referent and an administrator together, who never reads its words', async () => {
    const { reportId } = await reported()
    await invoke(referent, 'open-report', { reportId })
    const admin = await app.as('admin')
    const requestOf = async () => {
      const [request] = await app.sql<{ id: string }[]>`
        select id from app.act_requests where input ->> 'reportId' = ${reportId} and decision is null`
      return request?.id ?? ''
    }
    const decide = async (decision: string) => invoke(admin, 'decide-act', { requestId: await requestOf(), decision })
    await invoke(referent, 'request-suspension', { reportId, reason: 'Danger pour d’autres.' })
    expect(JSON.stringify((await admin.from('admin_act_requests').select('*')).data)).not.toContain('blessée')
    expect((await decide('refused')).status).toBe(200)
    // A refused request may be repeated.
    const again = await invoke(referent, 'request-suspension', { reportId, reason: 'Toujours en danger.' })
    expect(again.status).toBe(200)
    // The requester must still be a referent when it is decided.
    await app.sql`update profiles set is_referent = false where id = ${referent.person.id}`
    expect(await decide('approved')).toMatchObject({ status: 403 })
    await app.sql`update profiles set is_referent = true where id = ${referent.person.id}`
    expect((await decide('approved')).status).toBe(200)
    const { data } = await admin.from('admin_reports').select('*').eq('id', reportId).single()
    expect(data).toMatchObject({ is_suspended: true, state: 'taken' })
    expect(Object.keys(data ?? {})).not.toEqual(expect.arrayContaining(['body']))
    const [mail] = await app.sql<{ data: { reason: string } }[]>`
      select data from app.outgoing_mails where template = 'suspended' order by created_at desc limit 1`
    expect(mail?.data.reason).not.toContain('danger')
  })

  test('is answered within a working day: the referent is reminded, then the team told, once each', async () => {
    const own = await newReferent()
    const { reportId } = await reported()
    await invoke(own, 'open-report', { reportId })
    const [row] = await app.sql<{ answer_due_at: Date }[]>`select answer_due_at from reports where id = ${reportId}`
    const dueAt = row?.answer_due_at.getTime() ?? 0
    const run = (at: number) =>
      remindOfReports.handle({
        data: {},
        deps: { ...app.deps, clock: () => new Date(at) },
        signal: AbortSignal.timeout(60_000),
      })
    const first = await mailsTo(own.person.email)
    await run(dueAt - 5 * 3_600_000)
    expect(await mailsTo(own.person.email)).toBe(first)
    await run(dueAt - 3 * 3_600_000)
    await run(dueAt - 2 * 3_600_000)
    expect(await mailsTo(own.person.email)).toBe(first + 1)
    const team = await mailsTo(app.deps.settings.CONTACT_ADDRESS)
    await app.sql`update reports set state = 'answered', answer = 'x', answered_at = now(), taken_at = now() where id <> ${reportId}`
    await run(dueAt)
    await run(dueAt + 3_600_000)
    expect(await mailsTo(app.deps.settings.CONTACT_ADDRESS)).toBe(team + 1)
  })

  const openBy = (who: SignedIn, reportId: string) => invoke(who, 'open-report', { reportId })
  const mayOpen = async (who: SignedIn, reportId: string) =>
    (await who.from('reports_to_answer').select('may_open').eq('id', reportId)).data

  test('whose answer is late goes to another referent who opens it, and is answered by that one alone', async () => {
    const { reportId } = await reported()
    const other = await newReferent()
    await openBy(referent, reportId)
    expect(await mayOpen(other, reportId)).toEqual([{ may_open: false }])
    expect((await openBy(other, reportId)).status).toBe(404)
    await app.sql`update reports set answer_due_at = now() where id = ${reportId}`
    expect(await mayOpen(other, reportId)).toEqual([{ may_open: true }])
    const answer = { reportId, answer: 'Merci.', severity: 'serious' }
    expect((await invoke(other, 'answer-report', answer)).body).toMatchObject({ code: 'conflict' })
    const ask = { reportId, reason: 'Danger pour d’autres.' }
    expect((await invoke(other, 'request-suspension', ask)).status).toBe(404)
    expect((await openBy(other, reportId)).status).toBe(200)
    const [noted] = await app.sql`
      select l.actor_id, d.detail from app.audit_log l join app.audit_details d using (n)
      where l.act = 'open-report' and l.subject = ${reportId} order by n desc limit 1`
    expect(noted).toEqual({ actor_id: other.person.id, detail: { formerId: referent.person.id } })
    expect((await invoke(referent, 'answer-report', answer)).body).toMatchObject({ code: 'conflict' })
    expect((await invoke(other, 'answer-report', answer)).status).toBe(200)
    expect(await mayOpen(referent, reportId)).toEqual([{ may_open: false }])
    expect((await openBy(referent, reportId)).status).toBe(404)
  })

  test('of a referent who was suspended by a command goes to another', async () => {
    const { reportId } = await reported()
    const holder = await newReferent()
    await openBy(holder, reportId)
    await app.sql`update profiles set suspended_at = now() where id = ${holder.person.id}`
    expect(await mayOpen(referent, reportId)).toEqual([{ may_open: true }])
    expect((await openBy(referent, reportId)).status).toBe(200)
  })

  const leavings = ['unmake-referent', 'unmake-psychologist', 'suspend-practitioner'] as const
  test.each(leavings)('is given back to the other referents by %s, and they are told', async (leaving) => {
    const { reportId } = await reported()
    const holder = await newReferent()
    await openBy(holder, reportId)
    const told = await mailsTo(referent.person.email)
    const [first, second] = [await app.as('admin'), await app.as('admin')]
    const input = { personId: holder.person.id }
    const reason = 'Quitte le service'
    if (leaving === 'suspend-practitioner') await invoke(first, leaving, { ...input, reason })
    else {
      const { body } = await invoke(first, 'request-act', { act: leaving, input, reason })
      await invoke(second, 'decide-act', { requestId: body.requestId, decision: 'approved' })
    }
    const [row] = await app.sql`select state, referent_id, referent_name, taken_at from reports where id = ${reportId}`
    expect(row).toEqual({ state: 'new', referent_id: null, referent_name: null, taken_at: null })
    expect(await mailsTo(referent.person.email)).toBe(told + 1)
    expect(await mailsTo(holder.person.email)).toBe(0)
    expect((await openBy(referent, reportId)).status).toBe(200)
  })

  test('outlives its maker’s account while it is open, without a name, and goes once answered', async () => {
    const room = await reported()
    const left = async () => (await app.sql`select from reports where id = ${room.reportId}`).count
    await app.sql`delete from auth.users where id = ${room.patient.person.id}`
    expect(await left()).toBe(1)
    const { body } = await invoke(referent, 'open-report', { reportId: room.reportId })
    expect(body).toMatchObject({ reporterName: null })
    await invoke(referent, 'answer-report', { reportId: room.reportId, answer: 'Lu.', severity: 'ordinary' })
    expect(await left()).toBe(0)
  })
})
