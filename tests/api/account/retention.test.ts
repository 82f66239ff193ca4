import { beforeAll, expect, test } from 'vitest'
import { proofChecks } from '#domain/verification/checks.ts'
import { dataCatalogue } from '#server/account/data-catalogue.ts'
import { keepRetention } from '#server/jobs/account/keep-retention.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { invoke } from '../../support/invoke.ts'
import { insertHealthFile } from '../../support/rows/health-rows.ts'
import { declaredBy, handInProof, studentWithProof } from '../../support/rows/proofs.ts'
import { rowsWith } from '../../support/rows/rows-with.ts'

let app: TestApp
const DAY = 24 * 60 * 60 * 1000
const contact = new Date('2026-03-10T15:00:00Z')
const archivedTables = dataCatalogue.filter(({ retention }) => retention.until === 'archive').map(({ table }) => table)

beforeAll(async () => {
  app = await startTestApp()
})

/** Runs the job as of that day, without moving the server's clock. */
const runOn = (now: Date) =>
  keepRetention.handle({ data: {}, deps: { ...app.deps, clock: () => now }, signal: new AbortController().signal })

async function newFile(words: string) {
  const [patient, practitioner] = [await app.as('patient'), await app.as('therapist')]
  const id = await insertHealthFile(app.sql, {
    patient: patient.person,
    practitioner: practitioner.person,
    endsAt: contact,
    words,
  })
  return {
    id,
    patient: patient.person,
    practitioner: practitioner.person,
    asPatient: patient,
    asPractitioner: practitioner,
  }
}

test('after a year without contact, health data is in the archive alone, and nobody reads it', async () => {
  const { asPatient, asPractitioner, patient, practitioner } = await newFile('mot-archivé')
  const before = await rowsWith(app.sql, 'mot-archivé')
  expect(archivedTables.filter((table) => !(table in before))).toEqual(['public.threads', 'public.supervision_calls'])
  // A guest's name is deleted thirty days after the session, the rest is kept for a year.
  const { 'app.room_invitations': _guest, ...file } = before
  await runOn(new Date(contact.getTime() + 300 * DAY))
  expect(await rowsWith(app.sql, 'mot-archivé')).toEqual(file)
  await runOn(new Date(contact.getTime() + 366 * DAY))
  expect(Object.keys(await rowsWith(app.sql, 'mot-archivé'))).toEqual(['app.health_archive'])
  const archived =
    await app.sql`select source from app.health_archive where patient_id = ${patient.id} and practitioner_id = ${practitioner.id}`
  expect(new Set(archived.map(({ source }) => source)).size).toBe(13)
  for (const reader of [asPatient, asPractitioner]) {
    const { data } = await reader.from('my_appointments').select('topic')
    expect(data).toEqual([{ topic: null }])
    const { data: threads } = await reader.from('my_conversations').select('id')
    expect(threads).toEqual([])
  }
})

test('people who meet again keep their file', async () => {
  const { patient, practitioner } = await newFile('mot-conservé')
  const later = new Date(contact.getTime() + 200 * DAY)
  await app.sql`insert into appointments (patient_id, practitioner_id, starts_at, ends_at, free_again_at, status, held_until, booked_at,
      consultation_type, gender_preference, appearance, topic, price_cents)
    values (${patient.id}, ${practitioner.id}, ${later}::timestamptz - interval '45 minutes', ${later}, ${later}, 'confirmed', ${later}, ${later},
      'individual', 'any', 'first_name', 'autre', 2999)`
  await runOn(new Date(contact.getTime() + 400 * DAY))
  expect(await rowsWith(app.sql, 'mot-conservé')).toMatchObject({ 'public.consultation_notes': 1, 'public.letters': 1 })
})

test('a job that ran before finds nothing to do', async () => {
  await newFile('mot-deux-fois')
  const later = new Date(contact.getTime() + 500 * DAY)
  await runOn(later)
  const once = await rowsWith(app.sql, 'mot-deux-fois')
  await runOn(later)
  expect(await rowsWith(app.sql, 'mot-deux-fois')).toEqual(once)
})

test('a proof that another one replaced ends when that one is accepted, unless the decision was taken back', async () => {
  const { student, studentId, objectId: old } = await studentWithProof(app)
  await app.sql`update storage.objects set created_at = now() - interval '1 year' where id = ${old}`
  const fresh = await handInProof(app, student, studentId)
  const kept = async () =>
    (await app.sql<{ id: string }[]>`select id from storage.objects where owner = ${studentId}`).map(({ id }) => id)
  const admin = await app.as('admin')
  const supervisor = await app.as('therapist')
  const accept = async () => {
    const review = { studentId, objectId: fresh, decision: 'accepted', checks: [...proofChecks] }
    const declared = await declaredBy(app, studentId)
    return invoke(admin, 'review-proof', { ...review, declared, supervisorId: supervisor.person.id })
  }
  const { body } = await accept()
  await invoke(admin, 'undo-review', { reviewId: body.reviewId })
  await runOn(new Date())
  expect((await kept()).toSorted()).toEqual([old, fresh].toSorted())
  expect((await accept()).status).toBe(200)
  await runOn(new Date(Date.now() + DAY))
  expect(await kept()).toEqual([fresh])
})
