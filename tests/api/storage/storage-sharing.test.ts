import { beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { makeBookable } from '../../support/rows/make-bookable.ts'
import { file, pdf, picture } from '../../support/sample-files.ts'

let app: TestApp
type Actor = Awaited<ReturnType<TestApp['as']>>

beforeAll(async () => {
  app = await startTestApp()
})

async function withPhoto(userType: 'patient' | 'student' | 'therapist') {
  const actor = await app.as(userType)
  const path = `${actor.person.id}/photo`
  const { error } = await actor.storage.from('avatars').upload(path, file(await picture('png')))
  expect(error).toBeNull()
  return { actor, path }
}

const mayOpen = async (actor: Actor, path: string) =>
  (await actor.storage.from('avatars').createSignedUrl(path, 60)).error === null

test('patients see the pictures of those who may see them, and of nobody else', async () => {
  const patient = await app.as('patient')
  const therapist = await withPhoto('therapist')
  const student = await withPhoto('student')
  const other = await withPhoto('patient')
  expect(await mayOpen(patient, therapist.path)).toBe(true)
  expect(await mayOpen(patient, other.path)).toBe(false)
  expect(await mayOpen(patient, student.path)).toBe(false)
  await makeBookable(app.sql, student.actor.person.id)
  expect(await mayOpen(patient, student.path)).toBe(true)
  const changed = await patient.storage.from('avatars').update(student.path, file(await picture('png')))
  expect(changed.error).not.toBeNull()
  expect((await patient.storage.from('avatars').remove([student.path])).data).toEqual([])
})

test('a student reads in the access log that an administrator opened the proof', async () => {
  const student = await app.as('student')
  const admin = await app.as('admin')
  const path = `${student.person.id}/certificat.pdf`
  await student.storage.from('proofs').upload(path, file(await pdf()))
  await student.storage.from('proofs').download(path)
  const acts = async () =>
    (await student.from('access_log').select('act').neq('act', 'sign-in')).data?.map(({ act }) => act)
  expect(await acts()).toEqual([])
  expect((await admin.storage.from('proofs').createSignedUrl(path, 60)).error).not.toBeNull()
  expect(await acts()).toEqual([])
  const opened = await admin.functions.invoke<Blob>('open-proof', { body: { studentId: student.person.id } })
  expect(opened.data).toBeInstanceOf(Blob)
  expect(opened.response?.headers.get('cache-control')).toBe('no-store')
  expect(await acts()).toEqual(['document-read-by-team'])
})
