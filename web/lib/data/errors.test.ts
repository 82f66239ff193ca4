import { expect, test } from 'vitest'
import { AppError } from '#domain/errors.ts'
import { appErrorOf } from './errors.ts'

const answer = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  Object.assign(new Error('non-2xx'), {
    name: 'FunctionsHttpError',
    context: new Response(JSON.stringify(body), { status, headers }),
  })

test('a function answer keeps its code, parameters, details and request id', async () => {
  const error = await appErrorOf(
    answer(422, {
      code: 'text_too_long',
      params: { n: 5000 },
      details: { message: 'Limite de 5000 caractères dépassée' },
      request_id: 'r1',
    }),
  )
  expect(error).toMatchObject({
    code: 'text_too_long',
    params: { n: 5000 },
    details: { message: 'Limite de 5000 caractères dépassée' },
    requestId: 'r1',
  })
})

test('a rate limit says when to come back', async () => {
  const error = await appErrorOf(answer(429, { code: 'too_many_requests' }, { 'retry-after': '60' }))
  expect(error).toMatchObject({ code: 'too_many_requests', retryAfterSeconds: 60 })
})

test('an answer that is not ours is known by its status', async () => {
  const page = Object.assign(new Error('bad gateway'), { context: new Response('<html>', { status: 502 }) })
  expect(await appErrorOf(page)).toMatchObject({ code: 'unavailable' })
})

test.each([
  { name: 'FunctionsFetchError', message: 'Failed to send a request to the Edge Function' },
  { name: 'AuthRetryableFetchError', message: 'fetch failed', status: 0 },
  { message: 'TypeError: Failed to fetch', code: '' },
  new TypeError('Failed to fetch'),
])('no answer at all is offline: %o', async (seen) => {
  expect(await appErrorOf(seen)).toMatchObject({ code: 'offline' })
})

test('an auth door that is closed or busy has answered', async () => {
  const seen = { name: 'AuthRetryableFetchError', message: 'Le site est en maintenance', status: 503 }
  expect(await appErrorOf(seen)).toMatchObject({ code: 'unavailable' })
})

test('an SQL rule is found in the message', async () => {
  expect(await appErrorOf({ code: 'PT422', message: 'security_check_failed' })).toMatchObject({
    code: 'security_check_failed',
  })
})

test('a status that SQL raised is known by its number', async () => {
  expect(await appErrorOf({ code: 'PT401', message: 'session_not_found' })).toMatchObject({ code: 'not_signed_in' })
})

test('a broken constraint is found in the hint', async () => {
  const seen = { code: '23P01', message: 'conflicting key value', hint: 'slot_overlaps' }
  expect(await appErrorOf(seen)).toMatchObject({ code: 'slot_overlaps' })
})

test('an auth answer is known by its status', async () => {
  expect(await appErrorOf({ name: 'AuthApiError', status: 401, code: 'bad_jwt' })).toMatchObject({
    code: 'not_signed_in',
  })
})

test('anything else is unexpected, and an AppError stays itself', async () => {
  const own = new AppError('conflict')
  expect(await appErrorOf(own)).toBe(own)
  expect(await appErrorOf('boom')).toMatchObject({ code: 'unexpected' })
})
