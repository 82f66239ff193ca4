import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { limitBody } from './limit-body.ts'
import type { HonoEnv } from './request-context.ts'

const app = new Hono<HonoEnv>()
  .use(limitBody(10, (c) => c.text('too large', 413)))
  .post('*', async (c) => c.text(await c.req.text()))

const send = async (body: string, headers: Record<string, string> = {}) => {
  const answer = await app.request('/', { method: 'POST', body, headers })
  return `${answer.status} ${await answer.text()}`
}

test('refuses an announced body above the limit', async () => {
  expect(await send('0123456789', { 'content-length': '10' })).toBe('200 0123456789')
  expect(await send('0123456789a', { 'content-length': '11' })).toBe('413 too large')
})

test('refuses a body of unknown length above the limit', async () => {
  expect(await send('0123456789')).toBe('200 0123456789')
  expect(await send('0123456789a')).toBe('413 too large')
  expect(await send('0123456789a', { 'content-length': '1', 'transfer-encoding': 'chunked' })).toBe('413 too large')
})

test('does not open an announced body as a stream', async () => {
  const request = new Request('http://localhost/', {
    method: 'POST',
    body: '0123456789',
    headers: { 'content-length': '10' },
  })
  let opened = 0
  const body = request.body
  Object.defineProperty(request, 'body', { get: () => (opened++, body) })
  expect(await (await app.fetch(request)).text()).toBe('0123456789')
  expect(opened).toBe(0)
})
