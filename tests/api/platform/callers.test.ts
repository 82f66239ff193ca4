import { expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { blockCaller } from '#server/callers/block-caller.ts'
import { busiestCallers } from '#server/callers/busiest-callers.ts'
import { Callers } from '#server/callers/callers.ts'
import { startTestApp } from '../../support/app.ts'

async function startWithCallers() {
  const app = await startTestApp()
  const callers = new Callers(app.deps)
  await callers.flush()
  const server = createApp(app.deps, { readiness: { isStopping: false }, callers })
  const call = async (from: string, path = '/rest/v1/nothing') =>
    (await server.request(path, { headers: { 'x-forwarded-for': from } })).status
  const loudest = () => app.deps.db.asService((sql) => busiestCallers(sql, new Date(0), app.clock.now()))
  return { app, callers, call, loudest }
}

test('callers are counted under a hash that says nothing of their address', async () => {
  const { app, callers, call, loudest } = await startWithCallers()
  for (let i = 0; i < 5; i++) await call('198.18.7.7')
  await call('198.18.7.8')
  await callers.flush()
  await call('198.18.7.7')
  await callers.flush()
  const [first, second] = await loudest()
  expect(first).toMatchObject({ requests: 6, refused: 6, failed: 0, is_blocked: false })
  expect(second).toMatchObject({ requests: 1 })
  expect(app.logged.some((line) => line.includes(`"caller":"${first?.caller}"`))).toBe(true)
  expect(app.logged.join()).not.toContain('198.18.7')
})

test('a blocked caller is refused at every door of every process, and still reads what is no door', async () => {
  const { app, callers, call, loudest } = await startWithCallers()
  await call('198.18.7.7')
  await callers.flush()
  const [loud] = await loudest()
  await app.deps.db.asService((sql) => blockCaller(sql, loud?.caller ?? '', app.clock.now()))
  await callers.flush()
  expect(await call('198.18.7.7')).toBe(429)
  expect(await call('198.18.7.7', '/healthz')).toBe(200)
  expect(await call('198.18.7.8')).not.toBe(429)
  const elsewhere = new Callers(app.deps)
  await elsewhere.flush()
  expect(elsewhere.isBlocked(loud?.caller)).toBe(true)
})

test('the next day nobody can tell who called', async () => {
  const { app, callers } = await startWithCallers()
  const before = callers.idOf('198.18.7.7')
  app.clock.advance({ hours: 25 })
  await callers.flush()
  expect(callers.idOf('198.18.7.7')).not.toBe(before)
  expect(await app.sql`select from app.caller_keys`).toHaveLength(1)
})
