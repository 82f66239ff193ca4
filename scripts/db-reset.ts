import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { connectToExclusiveDatabase } from '#server/db/connect-to-database.ts'
import { connectForSession, type Sql } from '#server/db/postgres.ts'
import { withStopped } from '#server/db/with-clean-up.ts'
import { readSettings } from '#server/settings.ts'
import { shellCommandFor } from '#server/shell-command-for.ts'
import { command, tell } from './command.ts'
import { confirm } from './confirm.ts'
import { readArguments } from './read-arguments.ts'

// npm run db:reset [-- --yes]: empties the database, as before the first start. The next start fills it again.
await command(async () => {
  const { values } = readArguments('db:reset', { usage: '[--yes]', options: { yes: { type: 'boolean' } } })
  const settings = readSettings()
  await withStopped(connectToExclusiveDatabase(settings, tell), async ({ target }) => {
    await confirm('Everything in the database and every uploaded file will be deleted.', {
      name: 'db:reset',
      isMeant: values.yes,
    })
    const sql = connectForSession({ target, statementTimeoutMs: 0, applicationName: 'mivoix reset' })
    await empty(sql).finally(() => sql.end({ timeout: 1 }))
    await rm(join(settings.DATA_DIR, 'files'), { recursive: true, force: true })
    console.log(`The database is empty. ${shellCommandFor('start')} fills it again.`)
  })
})

async function empty(sql: Sql): Promise<void> {
  const roles = await sql<{ name: string }[]>`
    select rolname as name from pg_roles where rolname in ('mivoix_owner', 'service_role', 'mivoix_auditor')`
  if (roles.length > 0) {
    // The audit log is owned by another role: the service role must be a member of it to drop it.
    if (roles.some(({ name }) => name === 'mivoix_auditor')) await sql`grant mivoix_auditor to service_role`
    await sql`set role service_role`
    await sql`drop owned by ${sql(roles.map(({ name }) => name))}`
    await sql`reset role`
    await sql`revoke mivoix_auditor from service_role`
  }
}
