import { beforeAll, describe, expect, test } from 'vitest'
import { applyDispute } from '#server/payment/apply-dispute.ts'
import { type Client, startTestApp, type TestApp } from '../../support/app.ts'
import { invoke } from '../../support/invoke.ts'
import { insertHealthFile } from '../../support/rows/health-rows.ts'
import { insertPaidAppointment } from '../../support/rows/paid-appointment.ts'
import { createPerson, type Person } from '../../support/rows/people.ts'

type Admin = Client & { person: Person }
let app: TestApp
let admin: Admin
let second: Admin
const reason = 'La personne nous a écrit'

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.as('admin')
  second = await app.as('admin')
})

const name = (id: string, first: string, last: string) =>
  app.sql`update profiles set first_name = ${first}, last_name = ${last} where id = ${id}`
const find = async (words: string) => {
  const { body } = await invoke(admin, 'find-people', { words })
  return (body.people as { id: string }[]).map(({ id }) => id)
}
const erase = async (personId: string) => {
  const asked = await invoke(admin, 'request-act', { act: 'erase-person', input: { personId }, reason })
  return asked.status === 200
    ? invoke(second, 'decide-act', { requestId: asked.body.requestId, decision: 'approved' })
    : asked
}

describe('people are found', () => {
  test('by the first letters of each word, whatever the accents and the order, and by the address', async () => {
    const person = await createPerson(app.sql, 'patient')
    await name(person.id, 'Zoé-Marie', 'Éloïse d’Àrtagnan')
    const found = [
      ['zo', true],
      ['ZOE', true],
      ['artagnan zoe', true],
      ['Éloïse', true],
      ['marie art', true],
      [person.email, true],
      [person.email.slice(0, 12), true],
      ['rtagnan', false],
      ['zoe dupont', false],
      ['%%', false],
      ['___', false],
    ] as const
    for (const [words, isFound] of found) expect((await find(words)).includes(person.id), words).toBe(isFound)
  })

  test('by what they are called now', async () => {
    const person = await createPerson(app.sql, 'patient')
    await name(person.id, 'Xavière', 'Quentin')
    await name(person.id, 'Yolande', 'Quentin')
    expect(await find('xaviere')).not.toContain(person.id)
    expect(await find('yolande quentin')).toContain(person.id)
    await app.sql`update auth.users set email = 'nouvelle.adresse@exemple.fr' where id = ${person.id}`
    expect(await find('nouvelle.adresse@')).toContain(person.id)
    await app.sql`delete from auth.users where id = ${person.id}`
    expect(await find('yolande quentin')).toEqual([])
  })
})

test('a file tells dates and counts, nothing of health, and its person reads that it was opened', async () => {
  const canary = 'canari-7391'
  const patient = await app.as('patient')
  const practitioner = await createPerson(app.sql, 'therapist')
  await insertHealthFile(app.sql, {
    patient: patient.person,
    practitioner,
    endsAt: new Date(Date.now() - 86_400_000),
    words: canary,
  })
  expect((await invoke(admin, 'open-person', { personId: patient.person.id, reason: '' })).status).toBe(422)
  const { body } = await invoke(admin, 'open-person', { personId: patient.person.id, reason })
  expect(body.file).toMatchObject({ userType: 'patient', past: 1, upcoming: 0, payments: 1, openSessions: 1 })
  for (const secret of [canary, practitioner.id]) expect(JSON.stringify(body)).not.toContain(secret)
  const { data } = await patient.from('access_log').select('act').eq('act', 'file-opened-by-team')
  expect(data).toEqual([{ act: 'file-opened-by-team' }])
})

test('sessions of somebody end at once', async () => {
  const patient = await app.as('patient')
  expect((await patient.from('profiles').select('id')).data).toHaveLength(1)
  expect((await invoke(admin, 'end-sessions-of', { personId: patient.person.id, reason })).body).toEqual({ ended: 1 })
  expect((await patient.from('profiles').select('id')).data ?? []).toEqual([])
})

test('a birthdate is corrected on a proof alone, and the person is told', async () => {
  const patient = await app.as('patient')
  await app.sql`update profiles set birthdate = '2016-05-17', birthdate_locked_at = now() where id = ${patient.person.id}`
  const call = (input: object) => invoke(admin, 'correct-birthdate', { personId: patient.person.id, reason, ...input })
  for (const input of [
    { birthdate: '1996-05-17' },
    { birthdate: '2096-05-17', isProofSeen: true },
    { birthdate: '1996-05-17', isProofSeen: true, reason: '' },
  ])
    expect((await call(input)).status).toBe(422)
  expect((await call({ birthdate: '1996-05-17', isProofSeen: true })).body).toEqual({ corrected: true })
  const { data } = await patient.from('profiles').select('birthdate').single()
  expect(data).toEqual({ birthdate: '1996-05-17' })
  const own = await patient.from('profiles').update({ birthdate: '1997-05-17' }).eq('id', patient.person.id)
  expect(own.error).toMatchObject({ message: 'birthdate_locked' })
  const told = await app.sql`
    select template from app.outgoing_mails where recipient = ${patient.person.email}`
  expect([...told]).toEqual([{ template: 'birthdate-corrected' }])
})

describe('an erasure for somebody', () => {
  test('waits while somebody waits for them', async () => {
    const [patient, student] = [await createPerson(app.sql, 'patient'), await createPerson(app.sql, 'student')]
    const startsAt = new Date(Date.now() + 86_400_000)
    const { appointmentId } = await insertPaidAppointment(app.sql, patient.id, { practitionerId: student.id, startsAt })
    for (const { id } of [patient, student])
      expect(await erase(id)).toMatchObject({ status: 409, body: { code: 'person_has_appointments' } })
    await invoke(admin, 'cancel-as-team', { appointmentId, reason })
    expect((await erase(patient.id)).status).toBe(200)
    expect(await app.sql`select from auth.users where id = ${patient.id}`).toHaveLength(0)
    const kept = await app.sql`select sentence from app.act_requests where input ->> 'personId' = ${patient.id}`
    expect(JSON.stringify(kept)).not.toMatch(/Camille/)
  })

  test('is not an administrator’s end', async () => {
    expect(await erase(second.person.id)).toMatchObject({ status: 404 })
  })
})

describe('a legal hold on an erased person', () => {
  const report = (paymentId: string, state: 'needs_response' | 'won', at: number) =>
    app.deps.db.asService((sql) =>
      applyDispute(
        sql,
        app.deps,
        { id: paymentId, provider: 'stripe' },
        {
          reference: `dp_${paymentId}`,
          state,
          amountCents: 2999,
          reason: 'fraudulent',
          respondBy: null,
          reportedAt: new Date(at),
        },
      ),
    )

  test('stays while a dispute is open, is read with a reason, and goes when the bank has decided', async () => {
    const patient = await createPerson(app.sql, 'patient')
    await name(patient.id, 'Hélène', 'Contestée')
    const { paymentId } = await insertPaidAppointment(app.sql, patient.id)
    await report(paymentId, 'needs_response', 1000)
    expect((await erase(patient.id)).status).toBe(200)
    const { data } = await admin.from('admin_disputes').select().eq('payment_id', paymentId).single()
    expect(data).toMatchObject({ is_identity_held: true })
    expect(JSON.stringify(data)).not.toContain('Contestée')
    const open = () => invoke(admin, 'open-held-identity', { disputeId: data?.id, reason })
    expect((await open()).body).toEqual({ name: 'Hélène Contestée', email: patient.email })
    const [mail] = await app.sql`
      select data from app.outgoing_mails where recipient = ${patient.email} and template = 'account-erased'`
    expect(mail).toMatchObject({ data: { keepsIdentity: true } })
    await report(paymentId, 'won', 2000)
    expect((await open()).status).toBe(404)
    expect(await app.sql`select from app.legal_holds`).toHaveLength(0)
  })

  test('stays while a report about them is open', async () => {
    const [patient, therapist] = [await createPerson(app.sql, 'patient'), await createPerson(app.sql, 'therapist')]
    const [row] = await app.sql<{ id: string }[]>`
      insert into reports (reporter_id, practitioner_id, practitioner_name, category, severity, body, reported_at, answer_due_at)
      values (${patient.id}, ${therapist.id}, 'Camille T.', 'conduct', 'serious', 'Des mots', now(), now()) returning id`
    await app.sql`delete from auth.users where id in (${therapist.id}, ${patient.id})`
    expect(await app.sql`select name, email from app.legal_holds where report_id = ${row?.id ?? ''}`).toEqual([
      { name: 'Camille therapist', email: therapist.email },
    ])
    await app.sql`update reports set state = 'answered', taken_at = now(), answer = 'Fait', answered_at = now() where id = ${row?.id ?? ''}`
    expect(await app.sql`select from app.legal_holds`).toHaveLength(0)
  })
})
