import { stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { removeOldBackups } from '#server/backup/remove-old-backups.ts'
import { type BackupProgress, writeBackup } from '#server/backup/write-backup.ts'
import { connectToSharedDatabase } from '#server/db/connect-to-database.ts'
import { withStopped } from '#server/db/with-clean-up.ts'
import { makeFolder } from '#server/make-folder.ts'
import { readSettings } from '#server/settings.ts'
import { StartupError } from '#server/startup-error.ts'
import { command, tell } from './command.ts'
import { readArguments } from './read-arguments.ts'
import { showProgress } from './show-progress.ts'

/** A full disk, quota or file: nothing more fits. */
const OF_ROOM = ['ENOSPC', 'EDQUOT', 'EFBIG']
/** Codes of a write, whose error names no path. */
const OF_WRITES = [...OF_ROOM, 'EIO', 'EROFS']
/** The database ended the session: lost, shut down, by an administrator, after too long. */
const OF_SESSIONS = /^(?:CONNECTION_|CONNECT_|ECONN|EPIPE|08|57|25P0)/
const STUCK_MS = 3000

// npm run db:backup [file]: dumps the whole database into one file. The server may be running.
await command(async () => {
  const known = { deadline: { type: 'string' } } as const
  const { words, values, refusal } = readArguments('db:backup', {
    usage: '[<new file>] [--deadline <seconds without progress>]',
    options: known,
    most: 1,
  })
  const [chosen] = words
  const deadlineSeconds = values.deadline === undefined ? undefined : Number(values.deadline)
  if (deadlineSeconds !== undefined && !(deadlineSeconds >= 1 && deadlineSeconds <= 24 * 60 * 60)) throw refusal()
  const settings = readSettings()
  const file = chosen ? resolve(chosen) : await newFileIn(join(settings.DATA_DIR, 'backups'))
  // Before anything else: they may be what fills the disk, on which PostgreSQL would not even start.
  const removed = chosen ? 0 : await removeOldBackups(dirname(file), new Date())
  if (removed > 0) console.log(`${removed} old or unfinished backups were removed.`)
  const { show, clear } = showProgress(process.stderr)
  const onProgress = (progress: BackupProgress) => show(() => sentenceOf(progress))
  const written = withStopped(connectToSharedDatabase(settings, tell), async (database) => {
    const options = { ...(deadlineSeconds && { deadlineSeconds }), onProgress }
    return writeBackup(database.target, file, options)
  })
  const { tables, rows } = await written.finally(clear).catch((error: unknown) => {
    // A disk or a network that no longer answers would keep the process from ending; process.exit waits for the disk too.
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), STUCK_MS).unref()
    throw readable(error, file)
  })
  const { size } = await stat(file)
  console.log(`${rows} rows of ${tables} tables are in ${file} (${Math.ceil(size / 1024)} KB).`)
})

async function newFileIn(folder: string): Promise<string> {
  await makeFolder(folder, 0o700)
  // To the millisecond: two backups may be made side by side.
  return join(folder, `mivoix-${new Date().toISOString().replaceAll(':', '-')}.backup.gz`)
}

function sentenceOf({ tables, ofTables, rows, bytes }: BackupProgress): string {
  return `${tables} of ${ofTables} tables, ${rows} rows, ${Math.floor(bytes / 1024 ** 2)} MB in the file…`
}

function readable(error: unknown, file: string): unknown {
  if (!(error instanceof Error && 'code' in error)) return error
  const code = String(error.code)
  if (OF_ROOM.includes(code)) {
    const advice = 'Free some space, or name a file on another disk.'
    return new StartupError(`There is no room for ${file} (${code}): nothing is kept. ${advice}`, { cause: error })
  }
  if (isOfFiles(error)) return new StartupError(`${file} cannot be written (${code}).`, { cause: error })
  if (!OF_SESSIONS.test(code)) return error
  return new StartupError(`The database ended the backup (${code}): nothing is kept.`, { cause: error })
}

/** File system errors: a missing folder, a full disk, no write permission. */
function isOfFiles(error: Error & { code: unknown }): boolean {
  return 'syscall' in error && ('path' in error || OF_WRITES.includes(String(error.code)))
}
