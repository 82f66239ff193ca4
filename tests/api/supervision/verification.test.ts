import { beforeAll, describe, expect, test } from 'vitest'
import { dayOf } from '#domain/time.ts'
import { proofChecks } from '#domain/verification/checks.ts'
import { statusValidUntil } from '#domain/verification/status-valid-until.ts'
import { type Client, startTestApp, type TestApp } from '../../support/app.ts'
import { invoke } from '../../support/invoke.ts'
import { createPerson, type Person } from '../../support/rows/people.ts'
import { createSlot, dayAhead } from '../../support/rows/practitioners.ts'
import { declaredBy, handInProof, studentWithProof } from '../../support/rows/proofs.ts'
import { file, pdf } from '../../support/sample-files.ts'

let app: TestApp
let admin: Client & { person: Person }
let supervisor: Person

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.as('admin')
  supervisor = await createPerson(app.sql, 'therapist')
})

const accept = async (
  studentId: string,
  objectId: string,
  supervisorId: string | null = supervisor.id,
  by: Client = admin,
) => {
  const declared = await declaredBy(app, studentId)
  const review = { studentId, objectId, decision: 'accepted', checks: [...proofChecks], declared, supervisorId }
  return invoke(by, 'review-proof', review)
}
const profileOf = async (id: string) => {
  const [row] = await app.sql`
    select validated_at is not null as is_validated, status_valid_until::text, supervisor_id from profiles where id = ${id}`
  return row
}
const untouched = { is_validated: false, status_valid_until: null, supervisor_id: null }
const mailsTo = (address: string) =>
  app.sql<{ template: string; data: Record<string, string> }[]>`
    select template, data from app.outgoing_mails where recipient = ${address}`

describe('a proof', () => {
  test('that is accepted with a supervisor opens the student’s time to patients', async () => {
    const { student, studentId, objectId } = await studentWithProof(app)
    await createSlot(app.sql, student.person, dayAhead(9))
    expect((await admin.from('admin_verifications').select('state').eq('student_id', studentId).single()).data).toEqual(
      {
        state: 'waiting',
      },
    )
    expect(await accept(studentId, objectId)).toMatchObject({ status: 200 })
    expect(await profileOf(studentId)).toEqual({
      is_validated: true,
      status_valid_until: statusValidUntil(dayOf(app.deps.clock())),
      supervisor_id: supervisor.id,
    })
    const patient = await app.as('patient')
    expect((await patient.from('free_starts').select().eq('practitioner_id', studentId)).data).toHaveLength(1)
    const [mail] = await mailsTo(student.person.email)
    expect(mail).toMatchObject({ template: 'proof-decided', data: { decision: 'accepted' } })
    const [told] = await mailsTo(supervisor.email)
    expect(told).toMatchObject({ template: 'supervision-given', data: { reader: 'supervisor' } })
  })

  test('needs all four checks and a supervisor', async () => {
    const { studentId, objectId } = await studentWithProof(app)
    const declared = await declaredBy(app, studentId)
    const base = { studentId, objectId, decision: 'accepted', declared, supervisorId: supervisor.id }
    const three = await invoke(admin, 'review-proof', { ...base, checks: proofChecks.slice(1) })
    expect(three).toMatchObject({ status: 422, body: { code: 'invalid_input' } })
    const repeated = await invoke(admin, 'review-proof', { ...base, checks: Array(4).fill(proofChecks[0]) })
    expect(repeated.status).toBe(422)
    expect(await accept(studentId, objectId, null)).toMatchObject({ status: 422, body: { code: 'supervisor_missing' } })
    expect(await profileOf(studentId)).toEqual(untouched)
  })

  test.each(['complement', 'refused'])('%s needs a reason, which the student reads', async (decision) => {
    const { student, studentId, objectId } = await studentWithProof(app)
    const ask = (reason: string) => invoke(admin, 'review-proof', { studentId, objectId, decision, reason })
    expect((await ask('  ')).status).toBe(422)
    expect((await ask('Illisible.')).status).toBe(200)
    const { data } = await student.from('my_verification').select('open_decision, reason, may_hand_in').single()
    expect(data).toEqual({ open_decision: decision, reason: 'Illisible.', may_hand_in: true })
    await handInProof(app, student, studentId)
    expect((await student.from('my_verification').select('open_decision').single()).data).toEqual({
      open_decision: null,
    })
  })

  test('is decided once: by whom comes first, about the newest', async () => {
    const { student, studentId, objectId } = await studentWithProof(app)
    const second = await app.as('admin')
    const both = await Promise.all([accept(studentId, objectId), accept(studentId, objectId, supervisor.id, second)])
    expect(both.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409'])
    const other = await studentWithProof(app)
    await handInProof(app, other.student, other.studentId)
    expect(await accept(other.studentId, other.objectId)).toMatchObject({ body: { code: 'review_stale' } })
    expect(student.person.id).toBe(studentId)
  })

  test.each([{ last_name: 'Autre' }, { university: 'Une autre université' }, { study_year: '5' as const }])(
    'is not accepted for a profile changed since it was read: %o',
    async (change) => {
      const { student, studentId, objectId } = await studentWithProof(app)
      const declared = await declaredBy(app, studentId)
      const review = {
        studentId,
        objectId,
        decision: 'accepted',
        checks: [...proofChecks],
        supervisorId: supervisor.id,
      }
      expect((await student.from('profiles').update(change).eq('id', studentId)).error).toBeNull()
      const read = await invoke(admin, 'review-proof', { ...review, declared })
      expect(read).toMatchObject({ status: 409, body: { code: 'review_stale' } })
      expect(await profileOf(studentId)).toEqual(untouched)
      expect((await accept(studentId, objectId)).status).toBe(200)
    },
  )

  test('is taken back within ten seconds, with its mail, and not later nor by another', async () => {
    const { student, studentId, objectId } = await studentWithProof(app)
    const before = await mailsTo(supervisor.email)
    const { body } = await accept(studentId, objectId)
    expect(await mailsTo(supervisor.email)).toHaveLength(before.length + 1)
    const undo = (by: Client) => invoke(by, 'undo-review', { reviewId: String(body.reviewId) })
    expect((await undo(await app.as('admin'))).status).toBe(404)
    expect((await undo(admin)).status).toBe(200)
    expect(await profileOf(studentId)).toEqual(untouched)
    expect(await mailsTo(student.person.email)).toEqual([])
    expect(await mailsTo(supervisor.email)).toHaveLength(before.length)
    const again = await accept(studentId, objectId)
    app.clock.advance({ seconds: 16 })
    expect(await invoke(admin, 'undo-review', { reviewId: String(again.body.reviewId) })).toMatchObject({
      body: { code: 'review_stands' },
    })
  })

  test('is never taken back once its mail may have left', async () => {
    const { studentId, objectId } = await studentWithProof(app)
    const undo = (reviewId: unknown) => invoke(admin, 'undo-review', { reviewId })
    const reviewed = async () => {
      const { body } = await accept(studentId, objectId)
      const [row] = await app.sql<{ mail_id: string }[]>`
        select mail_id from app.proof_reviews where id = ${String(body.reviewId)}`
      return { reviewId: body.reviewId, mailId: row?.mail_id ?? '' }
    }
    // Being handed over to the mail server.
    const late = await reviewed()
    await app.sql`update app.outgoing_mails set held_until = now() + interval '1 minute' where id = ${late.mailId}`
    expect(await undo(late.reviewId)).toMatchObject({ body: { code: 'review_stands' } })
    expect(await profileOf(studentId)).toMatchObject({ is_validated: true })
    await app.sql`update app.outgoing_mails set held_until = null where id = ${late.mailId}`
    expect((await undo(late.reviewId)).status).toBe(200)
    const { reviewId, mailId } = await reviewed()
    const [job] = await app.sql<{ start_after: Date }[]>`
      select start_after from jobs.job where name = 'send-mail' and data ->> 'mailId' = ${mailId}`
    app.clock.advance({ seconds: ((job?.start_after.getTime() ?? 0) - app.clock.now().getTime()) / 1000 })
    expect(await undo(reviewId)).toMatchObject({ body: { code: 'review_stands' } })
  })

  test('renamed, locked by a password or one byte too large is refused, and the queue stays as it was', async () => {
    const student = await app.as('student')
    const upload = async (bytes: Uint8Array, type?: string) =>
      (await student.storage.from('proofs').upload(`${student.person.id}/${crypto.randomUUID()}`, file(bytes, type)))
        .error
    expect(await upload(new TextEncoder().encode('<script>'), 'application/pdf')).toMatchObject({ statusCode: '415' })
    expect(await upload(await pdf({ password: 'secret' }))).toMatchObject({ statusCode: '415' })
    expect(await upload(new Uint8Array(5 * 1024 * 1024 + 1))).toMatchObject({ statusCode: '413' })
    const row = await admin.from('admin_verifications').select('state').eq('student_id', student.person.id).single()
    expect(row.data).toEqual({ state: 'without_proof' })
  })
})

describe('a supervisor', () => {
  test('follows ten students and no more, even when two take the tenth place at once', async () => {
    const full = await createPerson(app.sql, 'therapist')
    const files = await Promise.all(Array.from({ length: 11 }, () => studentWithProof(app)))
    for (const { studentId } of files.slice(0, 9))
      await app.sql`update profiles set supervisor_id = ${full.id} where id = ${studentId}`
    const both = await Promise.all(
      files.slice(9).map(({ studentId, objectId }) => accept(studentId, objectId, full.id)),
    )
    expect(both.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409'])
  })

  test.each(['suspended_at = now()', 'verified_at = null', "user_type = 'patient'"])(
    'with %s supervises nobody',
    async (change) => {
      const unfit = await createPerson(app.sql, 'therapist')
      await app.sql.unsafe(`update profiles set ${change} where id = '${unfit.id}'`)
      const { studentId, objectId } = await studentWithProof(app)
      expect(await accept(studentId, objectId, unfit.id)).toMatchObject({ body: { code: 'supervisor_unfit' } })
    },
  )

  test('is given anew, and the history keeps both', async () => {
    const { student, studentId, objectId } = await studentWithProof(app)
    await accept(studentId, objectId)
    const next = await createPerson(app.sql, 'therapist')
    expect((await invoke(admin, 'assign-supervisor', { studentId, supervisorId: next.id })).status).toBe(200)
    const { data } = await admin
      .from('admin_students')
      .select('supervisor_id, history')
      .eq('student_id', studentId)
      .single()
    expect(data?.supervisor_id).toBe(next.id)
    expect(data?.history).toHaveLength(2)
    expect((await mailsTo(student.person.email)).map(({ template }) => template)).toContain('supervision-given')
    expect((await mailsTo(next.email)).map(({ template }) => template)).toEqual(['supervision-given'])
  })
})

test('a proof is renewed from July on, and kept until then', async () => {
  const { student, studentId, objectId } = await studentWithProof(app)
  await accept(studentId, objectId)
  await expect(handInProof(app, student, studentId)).rejects.toThrow()
  const year = Number(dayOf(new Date()).slice(0, 4))
  await app.sql`update profiles set status_valid_until = ${`${year - 1}-10-31`} where id = ${studentId}`
  const renewed = await handInProof(app, student, studentId)
  const row = await admin
    .from('admin_verifications')
    .select('state, was_accepted_before')
    .eq('student_id', studentId)
    .single()
  expect(row.data).toEqual({ state: 'waiting', was_accepted_before: true })
  expect((await accept(studentId, renewed, null)).status).toBe(200)
})

test('a student who renews is a year further: the team records what the proof shows, and may undo it', async () => {
  const { student, studentId, objectId } = await studentWithProof(app)
  await app.sql`update profiles set university = 'Université de Lille', study_year = '4' where id = ${studentId}`
  await accept(studentId, objectId)
  await app.sql`update profiles set status_valid_until = '2020-10-31' where id = ${studentId}`
  const renewed = await handInProof(app, student, studentId)
  const own = await student.from('profiles').update({ study_year: '5' }).eq('id', studentId)
  expect(own.error).toMatchObject({ message: 'verified_field_locked' })

  const review = {
    studentId,
    objectId: renewed,
    decision: 'accepted',
    checks: [...proofChecks],
    declared: await declaredBy(app, studentId),
    supervisorId: null,
  }
  const accepted = await invoke(admin, 'review-proof', {
    ...review,
    studies: { university: 'Université de Nantes', studyYear: '5' },
  })
  expect(accepted.status).toBe(200)
  expect(await declaredBy(app, studentId)).toMatchObject({ university: 'Université de Nantes', studyYear: '5' })
  expect((await invoke(admin, 'undo-review', { reviewId: String(accepted.body.reviewId) })).status).toBe(200)
  expect(await declaredBy(app, studentId)).toMatchObject({ university: 'Université de Lille', studyYear: '4' })

  expect((await invoke(admin, 'review-proof', review)).status).toBe(200)
  expect(await declaredBy(app, studentId)).toMatchObject({ university: 'Université de Lille', studyYear: '4' })
})

test('a student who is asked for another document again and again can always hand in the next one', async () => {
  const { student, studentId, objectId } = await studentWithProof(app)
  const [bucket] = await app.sql<{ files_per_owner: number }[]>`
    select files_per_owner from storage.buckets where id = 'proofs'`
  const most = bucket?.files_per_owner ?? 0
  const answer = { studentId, decision: 'complement', reason: 'Illisible.' }
  let newest = objectId
  for (let asked = 0; asked < most; asked++) {
    expect((await invoke(admin, 'review-proof', { ...answer, objectId: newest })).status).toBe(200)
    newest = await handInProof(app, student, studentId)
  }
  // Documents that nobody has decided about yet still fill the folder.
  for (let waiting = 1; waiting < most; waiting++) await handInProof(app, student, studentId)
  await expect(handInProof(app, student, studentId)).rejects.toThrow()
})
