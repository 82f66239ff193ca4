import { access } from 'node:fs/promises'
import { resolve } from 'node:path'
import { newerBackups } from '#server/backup/newer-backups.ts'
import { PAYMENTS_PAUSED } from '#server/backup/pause-payments.ts'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import { connectToExclusiveDatabase } from '#server/db/connect-to-database.ts'
import { migrateTarget } from '#server/db/migrate-target.ts'
import { withStopped } from '#server/db/with-clean-up.ts'
import { installJobs } from '#server/jobs/install-jobs.ts'
import { readSettings } from '#server/settings.ts'
import { StartupError } from '#server/startup-error.ts'
import { command, tell } from './command.ts'
import { confirm } from './confirm.ts'
import { readArguments } from './read-arguments.ts'
import { ERASED_BEFORE_USAGE, readErasedBefore } from './read-erased-before.ts'

// npm run db:restore <file> [-- --yes]: replaces the whole database by a backup. Accounts erased since are erased again,
// except those from the instant of --erased-before on: their erasure is the accident to undo.
await command(async () => {
  const options = { yes: { type: 'boolean' }, 'erased-before': { type: 'string' } } as const
  const usage = `<file> [--yes] ${ERASED_BEFORE_USAGE}`
  const { values, words, refusal } = readArguments('db:restore', { usage, options, least: 1 })
  const erasedBefore = readErasedBefore(values['erased-before'], refusal)
  const file = resolve(words[0] ?? '')
  await access(file).catch((cause: unknown) => {
    throw new StartupError(`${file} cannot be read.`, { cause })
  })
  await withStopped(connectToExclusiveDatabase(readSettings(), tell), async (database) => {
    await confirm(`Everything in the database will be replaced by ${file}.`, {
      name: 'db:restore',
      words: file,
      isMeant: values.yes,
    })
    await migrateTarget(database.target)
    await installJobs(database.target)
    const newer = await newerBackups(file)
    const { tables, rows, erasedAgain } = await restoreBackup(database.target, file, newer, erasedBefore)
    console.log(`${rows} rows of ${tables} tables were restored.`)
    if (erasedAgain > 0)
      console.log(
        `${erasedAgain} of the accounts were erased again, as after the backup. Was that the accident? Restore again with --erased-before.`,
      )
    console.log(PAYMENTS_PAUSED)
  })
})
