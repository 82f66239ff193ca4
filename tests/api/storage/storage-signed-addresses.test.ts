import { beforeAll, describe, expect, test, vi } from 'vitest'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { avatars, own, proofs } from '../../support/own-files.ts'
import { makeBookable } from '../../support/rows/make-bookable.ts'
import { file, pdf, picture } from '../../support/sample-files.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

describe('signed addresses', () => {
  test('open one file for a while, without an account', async () => {
    const person = await app.as('patient')
    const path = own(person, 'signed photo.png')
    await avatars(person).upload(path, file(await picture('png')))
    const { data } = await avatars(person).createSignedUrl(path, 60)
    const url = data?.signedUrl ?? ''
    expect((await app.fetch(url)).status).toBe(200)
    expect((await app.fetch(url.replace('signed%20photo', 'other'))).status).toBe(400)
    expect((await app.fetch(`${url.slice(0, -4)}AAAA`)).status).toBe(400)
    app.clock.advance({ seconds: 61 })
    expect(await (await app.fetch(url)).json()).toMatchObject({ code: 'ExpiredToken' })
  })

  test('are given many at once, each for itself', async () => {
    const student = await app.as('student')
    const path = own(student, 'many.pdf')
    await proofs(student).upload(path, file(await pdf()))
    const { data } = await proofs(student).createSignedUrls([path, own(student, 'absent.pdf')], 60)
    expect(data?.map(({ error }) => error === null)).toEqual([true, false])
  })

  test('a hundred are found and signed together, in the order they were asked for', async () => {
    const student = await app.as('student')
    const [first, second] = [own(student, 'first.pdf'), own(student, 'second.pdf')]
    for (const path of [first, second]) await proofs(student).upload(path, file(await pdf()))
    const absent = Array.from({ length: 95 }, (_, i) => own(student, `absent-${i}.pdf`))
    const { db } = app.deps
    const [reads, service, user] = [vi.spyOn(db, 'readAs'), vi.spyOn(db, 'asService'), vi.spyOn(db, 'asUser')]
    const { data } = await proofs(student).createSignedUrls([second, ...absent, '../..', first, first, ''], 60)
    const transactions = [...reads.mock.calls, ...service.mock.calls, ...user.mock.calls]
    expect(transactions.length).toBeLessThanOrEqual(4)
    expect(data?.map(({ error }) => error === null)).toEqual([
      true,
      ...absent.map(() => false),
      false,
      true,
      true,
      false,
    ])
    expect(data?.map(({ path }) => path).filter((path) => path === first)).toHaveLength(2)
    for (const at of [0, 97, 98]) {
      const answer = await app.fetch(data?.[at]?.signedUrl ?? '')
      expect(answer.headers.get('content-disposition')).toContain(at === 0 ? 'second.pdf' : 'first.pdf')
    }
  })

  test('a download address saves the file under its name', async () => {
    const student = await app.as('student')
    const path = own(student, 'saved.pdf')
    await proofs(student).upload(path, file(await pdf()))
    const { data } = await proofs(student).createSignedUrl(path, 60, { download: 'certificat été.pdf' })
    const answer = await app.fetch(data?.signedUrl ?? '')
    expect(answer.headers.get('content-disposition')).toBe(
      "attachment; filename*=UTF-8''certificat%20%C3%A9t%C3%A9.pdf",
    )
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  test('an upload address takes one file for its owner, and serves no other', async () => {
    const person = await app.as('student')
    const path = own(person, 'later.pdf')
    const { data } = await proofs(person).createSignedUploadUrl(path)
    const visitor = app.visitor().storage.from('proofs')
    const token = data?.token ?? ''
    expect((await visitor.uploadToSignedUrl(own(person, 'else.pdf'), token, file(await pdf()))).error).not.toBeNull()
    expect((await visitor.uploadToSignedUrl(path, token, file(await pdf()))).error).toBeNull()
    expect((await visitor.uploadToSignedUrl(path, token, file(await pdf()))).error).not.toBeNull()
    expect((await proofs(person).exists(path)).data).toBe(true)
    expect((await proofs(await app.as('patient')).createSignedUploadUrl(path)).error).not.toBeNull()
  })

  test('an upload address serves with the rights its signer has by then', async () => {
    const visitor = app.visitor().storage.from('proofs')
    const signed = async (name: string) => {
      const person = await app.as('student')
      const path = own(person, name)
      const { data } = await proofs(person).createSignedUploadUrl(path, { upsert: true })
      const put = async () => visitor.uploadToSignedUrl(path, data?.token ?? '', file(await pdf()), { upsert: true })
      return { person, path, put }
    }
    const validated = await signed('accepted.pdf')
    await makeBookable(app.sql, validated.person.person.id)
    expect((await validated.put()).error).not.toBeNull()
    expect((await proofs(validated.person).exists(validated.path)).data).toBe(false)

    const gone = await signed('signed-out.pdf')
    await app.sql`delete from auth.sessions where user_id = ${gone.person.person.id}`
    expect((await gone.put()).error).not.toBeNull()
  })

  test('an accepted proof is replaced by nobody, the service included', async () => {
    const person = await app.as('student')
    const path = own(person, 'seen.pdf')
    const { data } = await proofs(person).createSignedUploadUrl(path, { upsert: true })
    expect((await proofs(person).upload(path, file(await pdf()))).error).toBeNull()
    await makeBookable(app.sql, person.person.id)
    const visitor = app.visitor().storage.from('proofs')
    const replaced = await visitor.uploadToSignedUrl(path, data?.token ?? '', file(await pdf()), { upsert: true })
    expect(replaced.error).not.toBeNull()
    await expect(
      app.sql`update storage.objects set version = gen_random_uuid() where name = ${path}`,
    ).rejects.toMatchObject({ message: 'proof_accepted' })
  })

  test('a download address uploads nothing', async () => {
    const person = await app.as('patient')
    const path = own(person, 'only-read.png')
    await avatars(person).upload(path, file(await picture('png')))
    const { data } = await avatars(person).createSignedUrl(path, 60)
    const token = new URL(data?.signedUrl ?? '').searchParams.get('token') ?? ''
    const visitor = app.visitor().storage.from('avatars')
    expect((await visitor.uploadToSignedUrl(path, token, file(await picture('png')))).error).not.toBeNull()
  })
})
