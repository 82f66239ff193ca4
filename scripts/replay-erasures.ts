import { erasedSince, replayErasures } from '#server/db/backup/replay-erasures.ts'
import { connectToExclusiveDatabase } from '#server/db/connect-to-database.ts'
import { connect } from '#server/db/postgres.ts'
import { readSettings } from '#server/settings.ts'
import { command, tell } from './command.ts'
import { readArguments } from './read-arguments.ts'

// npm run erasures:replay <backups…>: after a point-in-time recovery, erases again the accounts that newer backups list
// as erased.
await command(async () => {
  const { words: backups } = readArguments('erasures:replay', { usage: '<backup>…', least: 1, most: 10_000 })
  const database = await connectToExclusiveDatabase(readSettings(), tell)
  const sql = connect({ target: database.target, size: 1, statementTimeoutMs: 0, applicationName: 'mivoix restore' })
  try {
    await sql`begin`
    await sql`set local role service_role`
    const [before] = await sql<{ count: number }[]>`select count(*)::int as count from auth.users`
    await replayErasures(sql, await erasedSince(sql, backups))
    const [after] = await sql<{ count: number }[]>`select count(*)::int as count from auth.users`
    await sql`commit`
    console.log(`${(before?.count ?? 0) - (after?.count ?? 0)} accounts were erased again.`)
  } finally {
    await sql.end({ timeout: 1 })
    await database.stop()
  }
})
