import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { UPLOAD_MAX_BYTES } from '#domain/constants.ts'
import { deleteDiscardedFiles } from '#server/jobs/account/delete-discarded-files.ts'
import { type SignedIn, startTestApp, type TestApp } from '../../support/app.ts'
import { avatars, own, proofs } from '../../support/own-files.ts'
import { makeBookable } from '../../support/rows/make-bookable.ts'
import { decompressionBomb, file, pdf, photo, picture } from '../../support/sample-files.ts'

let app: TestApp
let patient: SignedIn
let student: SignedIn

beforeAll(async () => {
  app = await startTestApp()
  patient = await app.as('patient')
  student = await app.as('student')
})

describe('uploading', () => {
  test('a form and a raw body are the same upload', async () => {
    const person = await app.as('patient')
    const form = await avatars(person).upload(own(person, 'form.png'), file(await picture('png')))
    expect(form.error).toBeNull()
    expect(form.data).toMatchObject({ path: own(person, 'form.png'), fullPath: `avatars/${own(person, 'form.png')}` })
    const raw = await avatars(person).upload(own(person, 'raw.png'), await picture('png'), { contentType: 'image/png' })
    expect(raw.error).toBeNull()
    const [a, b] = await Promise.all(
      ['form.png', 'raw.png'].map(async (name) => (await avatars(person).download(own(person, name))).data?.bytes()),
    )
    expect(a).toEqual(b)
  })

  test('replaces only when asked to', async () => {
    const path = own(patient, 'face.jpg')
    await avatars(patient).upload(path, file(await photo()))
    const again = await avatars(patient).upload(path, file(await photo()))
    expect(again.error).toMatchObject({ statusCode: '409' })
    expect((await avatars(patient).upload(path, file(await picture('png')), { upsert: true })).error).toBeNull()
    expect((await avatars(patient).info(path)).data?.contentType).toBe('image/png')
    expect((await avatars(patient).update(path, file(await photo()))).error).toBeNull()
    expect((await avatars(patient).info(path)).data?.contentType).toBe('image/jpeg')
    const absent = await avatars(patient).update(own(patient, 'absent.jpg'), file(await photo()))
    expect(absent.error).toMatchObject({ statusCode: '404' })
  })

  test('a picture is drawn anew: smaller, and silent about where it was taken', async () => {
    const person = await app.as('patient')
    const large = await sharp(await photo())
      .resize(2000, 1000)
      .keepExif()
      .jpeg()
      .toBuffer()
    expect((await sharp(large).metadata()).exif).toBeDefined()
    await avatars(person).upload(own(person, 'me.jpg'), file(large))
    const stored = await (await avatars(person).download(own(person, 'me.jpg'))).data?.bytes()
    const metadata = await sharp(stored).metadata()
    expect(metadata).toMatchObject({ format: 'jpeg', width: 512, height: 256 })
    expect(metadata.exif).toBeUndefined()
  })

  test('trailing data after the picture is dropped', async () => {
    const person = await app.as('patient')
    const stuffed = Buffer.concat([await picture('png'), Buffer.from('<script>alert(1)</script>')])
    await avatars(person).upload(own(person, 'me.png'), file(stuffed))
    const stored = await (await avatars(person).download(own(person, 'me.png'))).data?.text()
    expect(stored).not.toContain('script')
  })

  test('a document is kept byte for byte', async () => {
    const given = await pdf()
    await proofs(student).upload(own(student, 'certificat.pdf'), file(given))
    const kept = await (await proofs(student).download(own(student, 'certificat.pdf'))).data?.bytes()
    expect(kept).toEqual(new Uint8Array(given))
  })

  test('the name and the declared type prove nothing', async () => {
    const person = await app.as('student')
    const lie = await proofs(person).upload(own(person, 'a.pdf'), file(Buffer.from('MZ program'), 'application/pdf'))
    expect(lie.error).toMatchObject({ statusCode: '415' })
    const renamed = await proofs(person).upload(own(person, 'a.txt'), file(await pdf(), 'text/plain'))
    expect(renamed.error).toBeNull()
    expect((await proofs(person).info(own(person, 'a.txt'))).data?.contentType).toBe('application/pdf')
  })

  test.each<[string, () => Promise<Uint8Array>]>([
    ['nothing', async () => new Uint8Array()],
    ['a web page', async () => Buffer.from('<html><script>alert(1)</script>')],
    ['a drawing with scripts', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['half a picture', async () => (await photo()).subarray(0, 400)],
    ['a picture that would unfold to 4 billion pixels', decompressionBomb],
    ['a locked document', async () => pdf({ password: 'secret' })],
    ['half a document', async () => (await pdf()).slice(0, 300)],
    ['a document in name only', async () => Buffer.from('%PDF-1.7\n<script>alert(1)</script>')],
    ['a moving picture', async () => picture('gif')],
  ])('%s is no proof', async (_what, content) => {
    const refused = await proofs(student).upload(own(student, 'refused'), file(await content()))
    expect(refused.error).toMatchObject({ statusCode: '415' })
    expect((await proofs(student).exists(own(student, 'refused'))).data).toBe(false)
  })

  test('five megabytes are taken, one byte more is not', async () => {
    const person = await app.as('student')
    const document = await pdf()
    const filled = Buffer.concat([document, Buffer.alloc(UPLOAD_MAX_BYTES - document.byteLength, '\n')])
    expect((await proofs(person).upload(own(person, 'full.pdf'), file(filled))).error).toBeNull()
    const over = await proofs(person).upload(own(person, 'over.pdf'), file(Buffer.concat([filled, Buffer.from('\n')])))
    expect(over.error).toMatchObject({ statusCode: '413' })
    const far = await proofs(person).upload(own(person, 'far.pdf'), file(Buffer.alloc(8 * 1024 * 1024)))
    expect(far.error).toMatchObject({ statusCode: '413' })
  }, 60_000)

  test('nobody fills the disk', async () => {
    const person = await app.as('patient')
    for (const name of ['1', '2', '3']) await avatars(person).upload(own(person, name), file(await picture('png')))
    const fourth = await avatars(person).upload(own(person, '4'), file(await picture('png')))
    expect(fourth.error).toMatchObject({ statusCode: '413' })
  })

  test.each(['../proofs/x', 'a/../../b', '..', 'é/ü', 'a\u0000b', 'x'.repeat(1100)])(
    'the name %j leads nowhere',
    async (name) => {
      const refused = await avatars(patient).upload(own(patient, name), file(await picture('png')))
      expect(refused.error).not.toBeNull()
    },
  )
})

describe('permissions', () => {
  test('a visitor has no file', async () => {
    const visitor = app.visitor().storage
    const refused = await visitor.from('avatars').upload('x/y.png', file(await picture('png')))
    expect(refused.error).toMatchObject({ statusCode: '403' })
    expect((await visitor.from('avatars').list()).data).toEqual([])
    expect((await visitor.from('avatars').download('x/y.png')).error).not.toBeNull()
    expect((await visitor.from('avatars').remove(['x/y.png'])).data).toEqual([])
  })

  test('a person writes in their own folder only', async () => {
    const refused = await avatars(patient).upload(own(student, 'face.png'), file(await picture('png')))
    expect(refused.error).toMatchObject({ statusCode: '403' })
    const loose = await avatars(patient).upload('face.png', file(await picture('png')))
    expect(loose.error).toMatchObject({ statusCode: '403' })
  })

  test('another person sees, signs, moves and deletes nothing', async () => {
    const path = own(student, 'private.pdf')
    await proofs(student).upload(path, file(await pdf()))
    expect((await proofs(patient).download(path)).error).not.toBeNull()
    expect((await proofs(patient).exists(path)).data).toBe(false)
    expect((await proofs(patient).createSignedUrl(path, 60)).error).toMatchObject({ statusCode: '404' })
    expect((await proofs(patient).list(student.person.id)).data).toEqual([])
    expect((await proofs(patient).remove([path])).data).toEqual([])
    expect((await proofs(patient).move(path, own(patient, 'mine.pdf'))).error).not.toBeNull()
    expect((await proofs(patient).copy(path, own(patient, 'mine.pdf'))).error).not.toBeNull()
    expect((await proofs(student).exists(path)).data).toBe(true)
  })

  test('only a student hands in a proof, and only until one is accepted', async () => {
    const refused = await proofs(patient).upload(own(patient, 'proof.pdf'), file(await pdf()))
    expect(refused.error).toMatchObject({ statusCode: '403' })
    const accepted = await app.as('student')
    await proofs(accepted).upload(own(accepted, 'proof.pdf'), file(await pdf()))
    await makeBookable(app.sql, accepted.person.id)
    expect((await proofs(accepted).upload(own(accepted, 'b.pdf'), file(await pdf()))).error).not.toBeNull()
    expect((await proofs(accepted).remove([own(accepted, 'proof.pdf')])).data).toEqual([])
  })

  test('an administrator reads no file here: proofs are opened by a function that notes it', async () => {
    const admin = await app.as('admin')
    await proofs(student).upload(own(student, 'for-admin.pdf'), file(await pdf()))
    expect((await proofs(admin).download(own(student, 'for-admin.pdf'))).error).not.toBeNull()
    const person = await app.as('patient')
    await avatars(person).upload(own(person, 'me.png'), file(await picture('png')))
    expect((await avatars(admin).download(own(person, 'me.png'))).error).not.toBeNull()
  })

  test('a token is refused after sign-out', async () => {
    const leaving = await app.as('patient')
    await app.sql`delete from auth.sessions where id = ${leaving.person.claims.session_id}`
    const refused = await avatars(leaving).upload(own(leaving, 'me.png'), file(await picture('png')))
    expect(refused.error).toMatchObject({ statusCode: '403' })
    expect((await avatars(leaving).download(own(leaving, 'me.png'))).error).not.toBeNull()
  })
})

describe('keeping order', () => {
  test('a folder lists its files, and its folders once', async () => {
    const person = await app.as('student')
    const document = await pdf()
    for (const name of ['b.pdf', 'a.pdf', 'deep/c.pdf', 'deep/d.pdf'])
      await proofs(person).upload(own(person, name), file(document))
    const all = await proofs(person).list(person.person.id)
    expect(all.data?.map(({ name, id }) => [name, id === null])).toEqual([
      ['a.pdf', false],
      ['b.pdf', false],
      ['deep', true],
    ])
    const descending = { limit: 1, offset: 1, sortBy: { column: 'name', order: 'desc' } }
    expect((await proofs(person).list(person.person.id, descending)).data?.map(({ name }) => name)).toEqual(['b.pdf'])
    expect((await proofs(person).list(own(person, 'deep'), { search: 'D.P' })).data).toHaveLength(1)
    const [entry] = all.data ?? []
    expect(entry?.metadata).toMatchObject({ mimetype: 'application/pdf', size: document.byteLength })
  })

  test('move, copy and remove', async () => {
    const person = await app.as('patient')
    await avatars(person).upload(own(person, 'a.png'), file(await picture('png')))
    expect((await avatars(person).move(own(person, 'a.png'), own(person, 'b.png'))).error).toBeNull()
    expect((await avatars(person).copy(own(person, 'b.png'), own(person, 'c.png'))).error).toBeNull()
    expect((await avatars(person).move(own(person, 'b.png'), own(patient, 'theirs.png'))).error).not.toBeNull()
    const removed = await avatars(person).remove([own(person, 'b.png'), own(person, 'absent.png')])
    expect(removed.data?.map(({ name }) => name)).toEqual([own(person, 'b.png')])
    expect((await avatars(person).exists(own(person, 'c.png'))).data).toBe(true)
  })

  test('the profile shows the picture in place', async () => {
    const person = await app.as('patient')
    const shown = async () => (await person.from('profiles').select('avatar_path').single()).data?.avatar_path
    await avatars(person).upload(own(person, 'me.png'), file(await picture('png')))
    expect(await shown()).toBe(own(person, 'me.png'))
    await avatars(person).remove([own(person, 'me.png')])
    expect(await shown()).toBeNull()
  })

  test('the bytes go with the file, with its replacement and with the account', async () => {
    const person = await app.as('patient')
    const path = own(person, 'me.png')
    const version = async () => (await app.sql`select version from storage.objects where name = ${path}`)[0]?.version
    await avatars(person).upload(path, file(await picture('png')))
    const first = await version()
    await avatars(person).upload(path, file(await photo()), { upsert: true })
    const second = await version()
    await app.sql`delete from auth.users where id = ${person.person.id}`
    const { deps } = app
    expect(await deps.files.read(first)).toBeDefined()
    app.clock.advance({ seconds: 1 })
    await deleteDiscardedFiles.handle({ deps, data: {}, signal: AbortSignal.timeout(10_000) })
    expect(await deps.files.read(first)).toBeUndefined()
    expect(await deps.files.read(second)).toBeUndefined()
  })

  test('however many contents wait to be thrown away, one run of the job does it', async () => {
    await app.sql`
      insert into storage.discarded_files (version, discard_after)
      select gen_random_uuid(), ${app.clock.now()} from generate_series(1, 1100)`
    await deleteDiscardedFiles.handle({ deps: app.deps, data: {}, signal: AbortSignal.timeout(60_000) })
    expect(await app.sql`select from storage.discarded_files where discard_after <= ${app.clock.now()}`).toHaveLength(0)
  })

  test('buckets are the operator’s', async () => {
    expect((await patient.storage.listBuckets()).error).toMatchObject({ statusCode: '403' })
    expect((await patient.storage.createBucket('mine')).error).toMatchObject({ statusCode: '403' })
    expect((await patient.storage.from('nowhere').upload('a', file(await picture('png')))).error).toMatchObject({
      statusCode: '404',
    })
    expect((await app.fetch('/storage/v1/object/public/avatars/x')).status).toBe(400)
  })

  test('a file in use is never thrown away, however old', async () => {
    const person = await app.as('patient')
    await avatars(person).upload(own(person, 'me.png'), file(await picture('png')))
    app.clock.advance({ hours: 3 })
    await deleteDiscardedFiles.handle({ deps: app.deps, data: {}, signal: AbortSignal.timeout(10_000) })
    const [row] = await app.sql`select version from storage.objects where name = ${own(person, 'me.png')}`
    expect(await app.deps.files.read(row?.version)).toBeDefined()
  })
})
