import { expect, test } from 'vitest'
import { startTestApp } from '../../support/app.ts'
import { insertHealthFile } from '../../support/rows/health-rows.ts'

const CANARY = 'canari-7f3k-ne-doit-jamais-sortir'

test('no view of the administration shows a word of anybody’s health, nor of a report', async () => {
  const app = await startTestApp({ settings: { STATEMENT_TIMEOUT_MS: '60000' } })
  const [patient, practitioner, admin] = [await app.as('patient'), await app.as('therapist'), await app.as('admin')]
  await insertHealthFile(app.sql, {
    patient: patient.person,
    practitioner: practitioner.person,
    endsAt: new Date(Date.now() - 3_600_000),
    words: CANARY,
  })
  const views = await app.sql<{ name: string }[]>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'v' and relname like 'admin\\_%'`
  expect(views.length).toBeGreaterThan(10)
  const claims = JSON.stringify(admin.person.claims)
  await app.sql.begin(async (sql) => {
    await sql`select app.enter(${claims}::text::jsonb)`
    expect(await sql`select from admin_reports`).not.toHaveLength(0)
    for (const { name } of views)
      expect(JSON.stringify(await sql`select * from ${sql(name)}`), name).not.toContain(CANARY)
  })
})
