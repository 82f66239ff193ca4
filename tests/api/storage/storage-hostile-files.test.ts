import { beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { hostileFiles } from '../../support/hostile-files.ts'
import { FORM_TYPE, hostileForms } from '../../support/hostile-forms.ts'
import { file, pdf, photo, picture } from '../../support/sample-files.ts'

const SERVICE_KEY = 'a service key of the tests, long enough to be one'
let app: TestApp
type Actor = Awaited<ReturnType<TestApp['as']>>

beforeAll(async () => {
  app = await startTestApp({ settings: { SERVICE_KEY } })
  // A custom bucket that accepts every type the product knows.
  await app.sql`insert into storage.buckets (id, public, file_size_limit, allowed_mime_types, image_max_side, files_per_owner)
    values ('anything', true, 5242880, '{application/pdf,image/jpeg,image/png,image/gif,image/webp}', 512, 100)`
})

const upload = (actor: Actor, bucket: 'avatars' | 'proofs', name: string, bytes: Uint8Array) =>
  actor.storage.from(bucket).upload(`${actor.person.id}/${name}`, file(bytes))

test.for(Object.keys(hostileFiles))('%s is refused, and the next person is served', async (what) => {
  const bytes = (await hostileFiles[what]?.()) ?? new Uint8Array()
  const service = await app.fetch(`/storage/v1/object/anything/${crypto.randomUUID()}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${SERVICE_KEY}` },
    body: new Uint8Array(bytes),
  })
  expect(await service.json()).toMatchObject({ statusCode: '415', error: 'invalid_mime_type' })
  const student = await app.as('student')
  expect((await upload(student, 'proofs', 'a.pdf', await pdf())).error).toBeNull()
  expect((await upload(student, 'proofs', 'a.jpg', await photo())).error).toBeNull()
})

test.for(Object.keys(hostileForms))('%s is refused, and the next person is served', async (what) => {
  const body = hostileForms[what]?.() ?? ''
  const answer = await app.fetch(`/storage/v1/object/anything/${crypto.randomUUID()}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${SERVICE_KEY}`, 'content-type': FORM_TYPE },
    body,
  })
  expect(await answer.json()).toMatchObject({ statusCode: '400', message: 'The form cannot be read' })
  const student = await app.as('student')
  expect((await upload(student, 'proofs', 'a.jpg', await photo())).error).toBeNull()
})

test('a list is asked for in at most a megabyte of JSON', async () => {
  const ask = async (length: number) => {
    const answer = await app.fetch('/storage/v1/object/list/anything', {
      method: 'POST',
      headers: { authorization: `Bearer ${SERVICE_KEY}`, 'content-type': 'application/json' },
      body: JSON.stringify({ prefix: '' }).padEnd(length),
    })
    return answer.status === 200 ? answer.status : (await answer.json()).statusCode
  }
  expect(await ask(1024 * 1024)).toBe(200)
  expect(await ask(1024 * 1024 + 1)).toBe('413')
})

test('the files of a person are counted one after the other', async () => {
  const person = await app.as('patient')
  const bytes = await picture('png')
  for (const name of ['1', '2']) await upload(person, 'avatars', name, bytes)
  await Promise.all(['3', '4'].map((name) => upload(person, 'avatars', name, bytes)))
  const [kept] = await app.sql`select count(*)::int from storage.objects where owner = ${person.person.id}`
  expect(kept).toEqual({ count: 3 })
})

test('a document is saved, never shown on our own origin', async () => {
  const student = await app.as('student')
  await upload(student, 'proofs', 'a.pdf', await pdf())
  const { data } = await student.storage.from('proofs').createSignedUrl(`${student.person.id}/a.pdf`, 60)
  const answer = await app.fetch(new URL(data?.signedUrl ?? '').pathname + new URL(data?.signedUrl ?? '').search)
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; /)
  expect(answer.headers.get('content-security-policy')).toMatch(/(^|; )sandbox(;|$)/)
})
