import { migrateTarget } from '#server/db/migrate-target.ts'
import { reachDatabaseInUse } from '#server/db/reach-database.ts'
import { readSettings } from '#server/settings.ts'
import { command, tell } from './command.ts'
import { readArguments } from './read-arguments.ts'

// npm run db:migrate: brings the database to this version, as a start does, and starts nothing.
await command(async () => {
  readArguments('db:migrate', {})
  const database = await reachDatabaseInUse(readSettings(), tell)
  try {
    const isChanged = await migrateTarget(database.target)
    console.log(isChanged ? 'The database was brought to this version.' : 'The database is at this version already.')
  } finally {
    await database.stop()
  }
})
