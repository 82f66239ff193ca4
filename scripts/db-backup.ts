import { stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { removeOldBackups } from '#server/db/backup/remove-old-backups.ts'
import { writeBackup } from '#server/db/backup/write-backup.ts'
import { connectToSharedDatabase } from '#server/db/connect-to-database.ts'
import { withStopped } from '#server/db/with-clean-up.ts'
import { makeFolder } from '#server/make-folder.ts'
import { readSettings } from '#server/settings.ts'
import { StartupError } from '#server/startup-error.ts'
import { command, tell } from './command.ts'
import { readArguments } from './read-arguments.ts'

/** Codes of a write, whose error names no path. */
const OF_WRITES = ['ENOSPC', 'EDQUOT', 'EFBIG', 'EIO', 'EROFS']

// npm run db:backup [file]: dumps the whole database into one file. The server may be running.
await command(async () => {
  const [chosen] = readArguments('db:backup', { usage: '[<new file>]', most: 1 }).words
  const settings = readSettings()
  const file = chosen ? resolve(chosen) : await newFileIn(join(settings.DATA_DIR, 'backups'))
  // Before anything else: they may be what fills the disk, on which PostgreSQL would not even start.
  const removed = chosen ? 0 : await removeOldBackups(dirname(file), new Date())
  if (removed > 0) console.log(`${removed} old or unfinished backups were removed.`)
  await withStopped(connectToSharedDatabase(settings, tell), async (database) => {
    const { tables, rows } = await writeBackup(database.target, file).catch((error: unknown) => {
      throw isOfFiles(error) ? new StartupError(`${file} cannot be written (${error.code}).`, { cause: error }) : error
    })
    const { size } = await stat(file)
    console.log(`${rows} rows of ${tables} tables are in ${file} (${Math.ceil(size / 1024)} KB).`)
  })
})

async function newFileIn(folder: string): Promise<string> {
  await makeFolder(folder, 0o700)
  return join(folder, `mivoix-${new Date().toISOString().replaceAll(':', '-').slice(0, 19)}Z.backup.gz`)
}

/** File system errors: a missing folder, a full disk, no write permission. */
function isOfFiles(error: unknown): error is NodeJS.ErrnoException {
  if (!(error instanceof Error && 'syscall' in error)) return false
  return 'path' in error || ('code' in error && OF_WRITES.includes(String(error.code)))
}
