import { beforeAll, expect, test } from 'vitest'
import { countNewcomers } from '#server/static/count-newcomers.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})

test('people who made an account since the month began in Paris are counted, passing visitors are not', async () => {
  const joined = (at: string, isAnonymous = false) =>
    app.sql`insert into auth.users (email, is_anonymous, created_at)
      values (${`${crypto.randomUUID()}@exemple.fr`}, ${isAnonymous}, ${at})`
  await joined('2026-10-31T22:59:59Z')
  await joined('2026-10-31T23:00:00Z')
  await joined('2026-11-14T12:00:00Z')
  await joined('2026-11-14T12:00:00Z', true)
  expect(await countNewcomers(app.deps.db, new Date('2026-11-15T08:00:00Z'))).toBe(2)
})
