import { beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../support/app.ts'

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
  expect(refused[0]?.headers.get('retry-after')).toBe('2')
  expect(await refused[0]?.json()).toMatchObject({ code: 'TooManyRequests', message: 'too_many_requests' })
  expect((await neighbour(path, request)).status).not.toBe(429)
})
