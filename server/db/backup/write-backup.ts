import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { StartupError } from '../../startup-error.ts'
import { syncToDisk } from '../../sync-to-disk.ts'
import { connectForSession, type PoolOptions, type Sql } from '../postgres.ts'
import { withCleanUp } from '../with-clean-up.ts'
import { migrationNames, type StoredTable, sequences, storedTables } from './catalogue.ts'
import { END_OF_ROWS, type EndLine, type HeaderLine, type SequenceLine, type TableLine } from './format.ts'

const NEW_LINE = 0x0a

/** Writes a consistent snapshot of the whole database while the product keeps running. */
export async function writeBackup(target: PoolOptions['target'], file: string): Promise<EndLine> {
  const sql = connectForSession({ target, statementTimeoutMs: 0, applicationName: 'mivoix backup' })
  const halfWay = `${file}.${process.pid}`
  const total: EndLine = { tables: 0, rows: 0 }
  const save = async () => {
    const [known] = await sql`select to_regnamespace('migration') as schema`
    if (!known?.schema) throw new StartupError('There is nothing to save: this database has never been started.')
    await sql`begin isolation level repeatable read read only`
    await sql`set local role service_role`
    const lines = Readable.from(backupOf(sql, total))
    await pipeline(lines, createGzip(), createWriteStream(halfWay, { mode: 0o600 }))
    await sql`commit`
    await syncToDisk(halfWay)
    await rename(halfWay, file)
    return total
  }
  return withCleanUp(() => rm(halfWay, { force: true }), save).finally(() => sql.end({ timeout: 1 }))
}

async function* backupOf(sql: Sql, total: EndLine): AsyncGenerator<Buffer | string> {
  const migrations = await migrationNames(sql)
  yield line({ backup: 'mivoix', version: 1, madeAt: new Date().toISOString(), migrations } satisfies HeaderLine)
  for (const table of await storedTables(sql)) {
    total.tables += 1
    yield line({ table: table.name, columns: table.columns } satisfies TableLine)
    for await (const chunk of rowsOf(sql, table)) {
      for (const byte of chunk) if (byte === NEW_LINE) total.rows += 1
      yield chunk
    }
    yield `${END_OF_ROWS}\n`
  }
  for (const sequence of await sequences(sql)) yield line(await stateOf(sql, sequence))
  yield line(total)
}

async function* rowsOf(sql: Sql, { name, columns }: StoredTable): AsyncGenerator<Buffer> {
  // COPY of a query, because COPY of a partitioned table would not read its partitions.
  yield* await sql.unsafe(`copy (select ${columns.join(', ')} from ${name}) to stdout`).readable()
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
