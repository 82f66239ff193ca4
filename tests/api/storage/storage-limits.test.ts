import { beforeAll, expect, test, vi } from 'vitest'
import { beginRegistration } from '#server/identity/registrations.ts'
import { signStorageToken } from '#server/storage-tokens.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { avatars, own } from '../../support/own-files.ts'
import { file, pdf, picture } from '../../support/sample-files.ts'

let few: TestApp
let network = 0

beforeAll(async () => {
  few = await startTestApp({ settings: { REST_REQUESTS_PER_SECOND: '1' } })
})

test.each([
  ['signed addresses', '/storage/v1/object/sign/avatars', { method: 'POST', body: '{"expiresIn":60,"paths":["a"]}' }],
  ['lists', '/storage/v1/object/list/avatars', { method: 'POST', body: '{}' }],
  ['downloads', '/storage/v1/object/sign/avatars/a?token=a', {}],
  ['uploads', '/storage/v1/object/avatars/a', { method: 'POST', body: 'a' }],
])('one network is told to come back later, its neighbour is not: %s', async (_what, path, request) => {
  network += 1
  const [from, neighbour] = [few.fetchFrom(`203.0.113.${network}`), few.fetchFrom(`198.51.100.${network}`)]
  const answers = await Promise.all(Array.from({ length: 30 }, () => from(path, request)))
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused.length).toBeGreaterThan(10)
  expect(answers.length - refused.length).toBeGreaterThanOrEqual(12)
  expect(refused[0]?.headers.get('retry-after')).toBe('1')
  expect(await refused[0]?.json()).toMatchObject({ code: 'too_many_requests' })
  expect((await neighbour(path, request)).status).not.toBe(429)
})

/** Path and token with which a visitor uploads the proof of an account that is not opened yet. */
async function proofToCome(): Promise<{ path: string; token: string }> {
  const now = few.clock.now()
  return few.deps.db.asService(async (sql) => {
    const { registrationId } = await beginRegistration(sql, `${crypto.randomUUID()}@etu.test`, now)
    const path = `registrations/${registrationId}`
    const claims = { act: 'upload', url: `proofs/${path}`, owner: null, upsert: true } as const
    return { path, token: await signStorageToken(sql, claims, { now, expiresIn: 600 }) }
  })
}

test('a file that nobody owns yet is replaced twenty times a day, even by files that are refused', async () => {
  const { path, token } = await proofToCome()
  const put = () =>
    few.fetchFrom(`192.0.2.${(network += 1)}`)(`/storage/v1/object/upload/sign/proofs/${path}?token=${token}`, {
      method: 'PUT',
      body: 'no document',
    })
  for (let time = 0; time < 20; time += 1) expect(await (await put()).json()).toMatchObject({ code: 'InvalidMimeType' })
  const refused = await put()
  expect([refused.status, await refused.json()]).toMatchObject([429, { code: 'DailyObjectsUsedUp' }])
})

test('copies take the turns of uploads', async () => {
  const person = await few.as('patient')
  await avatars(person).upload(own(person, 'a.png'), file(await picture('png')))
  const reading = Promise.withResolvers<Uint8Array | undefined>()
  const read = vi.spyOn(few.deps.files, 'read').mockReturnValue(reading.promise)
  const copies = ['b', 'c', 'd'].map((name) => avatars(person).copy(own(person, 'a.png'), own(person, name)))
  expect((await Promise.race(copies)).error).toMatchObject({ statusCode: '429' })
  expect(read).toHaveBeenCalledTimes(2)
  reading.resolve(undefined)
  await Promise.all(copies)
})

test('uploads of a file that nobody owns yet take turns, and leave room for others', async () => {
  const [slow, other] = [await proofToCome(), await proofToCome()]
  const bytes = new Uint8Array(await pdf())
  const sent = Promise.withResolvers<void>()
  const put = ({ path, token }: typeof slow, body: BodyInit) =>
    few.fetchFrom(`192.0.2.${(network += 1)}`)(`/storage/v1/object/upload/sign/proofs/${path}?token=${token}`, {
      method: 'PUT',
      body,
      duplex: 'half',
    } as RequestInit)
  const held = () =>
    put(
      slow,
      new ReadableStream({
        async start(controller) {
          await sent.promise
          controller.enqueue(bytes)
          controller.close()
        },
      }),
    )
  const uploads = [held(), held(), held()]
  const refused = await Promise.race(uploads)
  expect([refused.status, await refused.json()]).toMatchObject([429, { code: 'TooManyRequests' }])
  expect((await put(other, file(bytes))).status).toBe(200)
  sent.resolve()
  expect((await Promise.all(uploads)).filter(({ status }) => status === 200)).toHaveLength(2)
})
