import { PAYMENTS_PAUSED, pausePayments } from '#server/backup/pause-payments.ts'
import { erasedSince, replayErasures } from '#server/backup/replay-erasures.ts'
import { connectToExclusiveDatabase } from '#server/db/connect-to-database.ts'
import { migrateTarget } from '#server/db/migrate-target.ts'
import { connectForSession, type Sql } from '#server/db/postgres.ts'
import { withStopped } from '#server/db/with-clean-up.ts'
import { readSettings } from '#server/settings.ts'
import { command, tell } from './command.ts'
import { readArguments } from './read-arguments.ts'
import { ERASED_BEFORE_USAGE, readErasedBefore } from './read-erased-before.ts'

// npm run erasures:replay <backups…>: after a point-in-time recovery, erases again the accounts that newer backups list
// as erased, and switches payments off. --erased-before leaves out those of the accident itself.
await command(async () => {
  const options = { 'erased-before': { type: 'string' } } as const
  const usage = `<backup>… ${ERASED_BEFORE_USAGE}`
  const {
    values,
    words: backups,
    refusal,
  } = readArguments('erasures:replay', { usage, options, least: 1, most: 10_000 })
  const erasedBefore = readErasedBefore(values['erased-before'], refusal)
  await withStopped(connectToExclusiveDatabase(readSettings(), tell), async ({ target }) => {
    // The instant of the recovery may lie before an upgrade.
    await migrateTarget(target)
    const sql = connectForSession({ target, statementTimeoutMs: 0, applicationName: 'mivoix restore' })
    const count = await replay(sql, backups, erasedBefore).finally(() => sql.end({ timeout: 1 }))
    console.log(`${count} accounts were erased again.`)
    console.log(PAYMENTS_PAUSED)
  })
})

/** Number of accounts that were erased. */
async function replay(sql: Sql, backups: readonly string[], erasedBefore: string | null): Promise<number> {
  await sql`begin`
  await sql`set local role service_role`
  const count = await replayErasures(sql, await erasedSince(sql, backups), erasedBefore)
  await pausePayments(sql)
  await sql`commit`
  return count
}
