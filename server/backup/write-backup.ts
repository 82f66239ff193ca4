import { type FileHandle, open, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { connectForSession, type PoolOptions, type Sql } from '../db/postgres.ts'
import { withCleanUp } from '../db/with-clean-up.ts'
import { StartupError } from '../startup-error.ts'
import { BACKUP_DEADLINE_SECONDS, BACKUP_SESSION } from './backup-session.ts'
import { migrationNames, sequences, storedTables } from './catalogue.ts'
import { END_OF_ROWS, type EndLine, type HeaderLine, type SequenceLine, type TableLine } from './format.ts'
import { moveToNewFile, refuseExisting } from './move-to-new-file.ts'
import { pagesOfTable } from './pages-of-table.ts'
import { watchProgress } from './watch-progress.ts'

/** Bytes after which the file is synced: one sync at the end of a large file could take longer than the deadline. */
const SYNC_EVERY_BYTES = 64 * 1024 * 1024
/** A disk that no longer answers must not keep the failure from being told. */
const CLEAN_UP_MS = 5000

export interface BackupProgress {
  /** The table or file in hand, for the message of a backup that stops. */
  doing: string
  tables: number
  ofTables: number
  rows: number
  /** Bytes in the file. */
  bytes: number
}

interface Options {
  /** Seconds without any progress after which the backup fails. */
  deadlineSeconds?: number
  onProgress?: (progress: Readonly<BackupProgress>) => void
}

/**
 * Writes a consistent snapshot of the whole database while the product keeps running, into a new file: under another name
 * until it is whole.
 */
export async function writeBackup(
  target: PoolOptions['target'],
  file: string,
  { deadlineSeconds = BACKUP_DEADLINE_SECONDS, onProgress = () => undefined }: Options = {},
): Promise<EndLine> {
  await refuseExisting(file)
  const deadlineMs = deadlineSeconds * 1000
  // The server ends the statement, or the transaction between two of them, of a process that no longer acts.
  const sql = connectForSession({ target, statementTimeoutMs: deadlineMs * 2, applicationName: BACKUP_SESSION })
  const partial = `${file}.${process.pid}.partial`
  const progress: BackupProgress = { doing: 'connecting', tables: 0, ofTables: 0, rows: 0, bytes: 0 }
  const asError = () =>
    new StartupError(`The backup has not advanced for ${deadlineSeconds} seconds (${progress.doing}): nothing is kept.`)

  const save = ({ signal, advanced }: { signal: AbortSignal; advanced: () => void }) => {
    const advance = (step: Partial<BackupProgress>) => {
      signal.throwIfAborted()
      Object.assign(progress, step)
      advanced()
      onProgress(progress)
    }
    return writeFile(sql, { file, partial, progress, advance, signal, deadlineMs })
  }
  const cleanUp = () => inTime(Promise.allSettled([sql.end({ timeout: 0 }), rm(partial, { force: true })]))
  return withCleanUp(cleanUp, () => watchProgress({ deadlineMs, asError }, save))
}

interface Writing {
  file: string
  partial: string
  progress: Readonly<BackupProgress>
  advance: (step: Partial<BackupProgress>) => void
  signal: AbortSignal
  deadlineMs: number
}

async function writeFile(sql: Sql, { file, partial, signal, deadlineMs, ...steps }: Writing): Promise<EndLine> {
  const { progress, advance } = steps
  const [known] = await sql`select to_regnamespace('migration') as schema`
  if (!known?.schema) throw new StartupError('There is nothing to save: this database has never been started.')
  // A machine that is cut off while the server sends rows: without it TCP tries for a quarter of an hour.
  await sql`select set_config('tcp_user_timeout', ${String(deadlineMs * 2)}, false)`
  await sql`begin isolation level repeatable read read only`
  await sql`set local role service_role`
  const handle = await open(partial, 'wx', 0o600)
  try {
    await pipeline(Readable.from(backupOf(sql, steps)), createGzip(), (parts) => writeParts(handle, parts, steps), {
      signal,
    })
    await sql`commit`
    advance({ doing: 'syncing the file' })
    await handle.sync()
  } finally {
    await handle.close()
  }
  signal.throwIfAborted()
  await moveToNewFile(partial, file)
  return { tables: progress.tables, rows: progress.rows }
}

type Steps = Pick<Writing, 'progress' | 'advance'>

async function writeParts(handle: FileHandle, parts: AsyncIterable<Buffer>, { progress, advance }: Steps) {
  let synced = 0
  for await (const part of parts) {
    await handle.appendFile(part)
    const bytes = progress.bytes + part.length
    if (bytes - synced >= SYNC_EVERY_BYTES) {
      await handle.datasync()
      synced = bytes
    }
    advance({ bytes })
  }
}

async function* backupOf(sql: Sql, { progress, advance }: Steps): AsyncGenerator<Buffer | string> {
  const migrations = await migrationNames(sql)
  yield line({ backup: 'mivoix', version: 1, madeAt: new Date().toISOString(), migrations } satisfies HeaderLine)
  const tables = await storedTables(sql)
  advance({ ofTables: tables.length })
  for (const table of tables) {
    advance({ doing: `reading ${table.name}` })
    yield line({ table: table.name, columns: table.columns } satisfies TableLine)
    for await (const { text, rows } of pagesOfTable(sql, table)) {
      advance({ rows: progress.rows + rows })
      yield text
    }
    yield `${END_OF_ROWS}\n`
    advance({ tables: progress.tables + 1 })
  }
  for (const sequence of await sequences(sql)) {
    advance({ doing: `reading ${sequence}` })
    yield line(await stateOf(sql, sequence))
  }
  advance({ doing: 'writing the file' })
  yield line({ tables: progress.tables, rows: progress.rows })
}

async function stateOf(sql: Sql, sequence: string): Promise<SequenceLine> {
  const [state] = await sql.unsafe<{ lastValue: string; isCalled: boolean }[]>(
    `select last_value::text as "lastValue", is_called as "isCalled" from ${sequence}`,
  )
  if (!state) throw new Error(`the sequence ${sequence} has no state`)
  return { sequence, ...state }
}

function line(value: HeaderLine | TableLine | SequenceLine | EndLine): string {
  return `${JSON.stringify(value)}\n`
}

async function inTime(work: Promise<unknown>): Promise<void> {
  const { promise: late, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, CLEAN_UP_MS)
  await Promise.race([work, late])
  clearTimeout(timer)
}
