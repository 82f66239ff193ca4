import { connectToSharedDatabase } from '#server/db/connect-to-database.ts'
import { migrateTarget } from '#server/db/migrate-target.ts'
import { withStopped } from '#server/db/with-clean-up.ts'
import { definitionChanges } from '#server/diagnostics/definition-changes.ts'
import { readSettings } from '#server/settings.ts'
import { StartupError } from '#server/startup-error.ts'
import { command, tell } from './command.ts'
import { readArguments } from './read-arguments.ts'
import { withDatabase } from './with-database.ts'

const KINDS = ['function', 'view', 'table', 'constraint', 'index', 'trigger', 'policy', 'grants']

// npm run db:repair: applies the functions, views and grants of db/ again, over manual changes. The server may be running.
await command(async () => {
  readArguments('db:repair', {})
  const outcome = await withStopped(connectToSharedDatabase(readSettings(), tell), ({ target }) =>
    migrateTarget(target, { replaceAnyway: true }),
  )
  if (outcome === 'newer')
    throw new StartupError('A newer version of Mivoix has migrated this database: repair it with that one.')
  const left = await withDatabase((db) => definitionChanges(db, KINDS))
  if (left.length > 0)
    throw new StartupError(
      `Functions, views and rights of db/ were applied again. These still differ from what the last migration left, and must be put right by hand or by a restore: ${left.join(', ')}.`,
    )
  tell('Functions, views and rights are those of db/ again.')
})
