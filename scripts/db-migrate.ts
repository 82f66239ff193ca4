import { connectToSharedDatabase } from '#server/db/connect-to-database.ts'
import { migrateTarget } from '#server/db/migrate-target.ts'
import { withStopped } from '#server/db/with-clean-up.ts'
import { readSettings } from '#server/settings.ts'
import { command, tell } from './command.ts'
import { readArguments } from './read-arguments.ts'

const said = {
  changed: 'The database was brought to this version.',
  unchanged: 'The database is at this version already.',
  newer:
    'A newer version of Mivoix has migrated this database. Nothing was changed; this version can go on serving it.',
} as const

// npm run db:migrate: migrates the database to this version, as a start does, without starting the server.
await command(async () => {
  readArguments('db:migrate', {})
  await withStopped(connectToSharedDatabase(readSettings(), tell), async ({ target }) => {
    console.log(said[await migrateTarget(target)])
  })
})
