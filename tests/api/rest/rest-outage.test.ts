import { expect, test } from 'vitest'
import { startTestApp } from '../../support/app.ts'
import { superuser } from '../../support/database.ts'

test('while the database is away rows are answered by 503 and when to ask again; then they are back', async () => {
  const app = await startTestApp()
  const [row] = await app.sql<{ name: string }[]>`select current_database() as name`
  const database = row?.name ?? ''
  const admin = superuser('postgres')
  const read = () => app.fetch('/rest/v1/nothing')
  expect((await read()).status).toBe(404)

  await admin`alter database ${admin(database)} allow_connections false`
  await admin`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${database}`
  await expect.poll(async () => (await read()).status).toBe(503)
  const refused = await read()
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refused.json()).toEqual({
    code: 'PGRST000',
    details: null,
    hint: 'unavailable',
    message: 'unavailable',
  })

  await admin`alter database ${admin(database)} allow_connections true`
  await expect.poll(async () => (await read()).status).toBe(404)
  await admin.end()
})
