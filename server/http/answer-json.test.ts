import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { expect, test } from 'vitest'
import { AppError } from '#domain/errors.ts'
import { answerError } from './answer-error.ts'
import { answerJson } from './answer-json.ts'
import type { HonoEnv } from './request-context.ts'

const app = new Hono<HonoEnv>()
  .use(compress())
  .get('/refused', (c) => answerError(c, new AppError('too_many_requests')))
  .get('/long', (c) => answerJson(c, { text: 'é'.repeat(1000) }))

const ask = (path: string) => app.request(path, { headers: { 'accept-encoding': 'gzip' } })

test('a short answer is sent as it is, with its length', async () => {
  const { headers, body } = await ask('/refused')
  expect(headers.get('content-encoding')).toBeNull()
  expect(Number(headers.get('content-length'))).toBe((await new Response(body).arrayBuffer()).byteLength)
})

test('a long one is compressed', async () => {
  const { headers } = await ask('/long')
  expect(headers.get('content-encoding')).toBe('gzip')
  expect(headers.get('content-length')).toBeNull()
})
