import { beforeAll, describe, expect, test } from 'vitest'
import { keepRetention } from '#server/jobs/account/keep-retention.ts'
import { type SignedIn, startTestApp, type TestApp } from '../../support/app.ts'
import { invoke } from '../../support/invoke.ts'
import { insertHealthFile } from '../../support/rows/health-rows.ts'
import { rowsWith } from '../../support/rows/rows-with.ts'

let app: TestApp
const DAY = 24 * 60 * 60 * 1000

beforeAll(async () => {
  app = await startTestApp()
})

/** Runs the job as of that day, without moving the server's clock. */
const keepRetentionOn = (now: Date) =>
  keepRetention.handle({ data: {}, deps: { ...app.deps, clock: () => now }, signal: new AbortController().signal })
const daysFromNow = (days: number) => new Date(Date.now() + days * DAY)

interface File {
  appointmentId: string
  patient: SignedIn
  practitioner: SignedIn
}

async function newFile(endsAt: Date): Promise<File> {
  const [patient, practitioner] = [await app.as('patient'), await app.as('therapist')]
  const people = { patient: patient.person, practitioner: practitioner.person }
  return {
    appointmentId: await insertHealthFile(app.sql, { ...people, endsAt, words: 'une séance passée' }),
    patient,
    practitioner,
  }
}

async function archivedFile(): Promise<File> {
  const file = await newFile(daysFromNow(-400))
  await keepRetentionOn(new Date())
  return file
}

async function erasedFile(): Promise<File> {
  const file = await newFile(daysFromNow(-10))
  await app.sql`delete from auth.users where id = ${file.patient.person.id}`
  return file
}

const writings = {
  'save-note': (words: string) => ({ observations: words, followUp: '', forSupervision: '', isCrisis: false }),
  'share-summary': (words: string) => ({ body: words, steps: [], share: true }),
  'save-personal-note': (words: string) => ({ body: words }),
}

describe.each(Object.keys(writings) as (keyof typeof writings)[])('%s', (name) => {
  test.each([
    ['archived', archivedFile],
    ['erased', erasedFile],
  ])('adds nothing to an %s file', async (state, fileOf) => {
    const { appointmentId, practitioner } = await fileOf()
    const words = `trop tard, ${name}, ${state}`
    const { status, body } = await invoke(practitioner, name, { appointmentId, ...writings[name](words) })
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'file_closed' })
    expect(await rowsWith(app.sql, words)).toEqual({})
  })
})

test('a patient keeps notes of their own about an archived consultation', async () => {
  const { appointmentId, patient } = await archivedFile()
  const input = { appointmentId, body: 'J’y repense.' }
  expect((await invoke(patient, 'save-personal-note', input)).status).toBe(200)
})

test('a report about an archived consultation is archived a year after its answer', async () => {
  const { appointmentId, patient } = await archivedFile()
  const words = 'un signalement tardif'
  const report = { appointmentId, category: 'conduct', body: words }
  expect((await invoke(patient, 'report-practitioner', report)).status).toBe(200)
  await keepRetentionOn(daysFromNow(400))
  expect(await rowsWith(app.sql, words)).toEqual({ 'public.reports': 1 })
  await app.sql`update reports set state = 'answered', answer = 'Merci.', taken_at = now(), answered_at = now()
    where body = ${words}`
  await keepRetentionOn(daysFromNow(300))
  expect(await rowsWith(app.sql, words)).toEqual({ 'public.reports': 1 })
  await keepRetentionOn(daysFromNow(367))
  expect(await rowsWith(app.sql, words)).toEqual({ 'app.health_archive': 1 })
})
