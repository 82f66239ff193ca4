import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openDatabase } from '#server/db/database.ts'
import { connect, type PoolOptions, type Sql } from '#server/db/postgres.ts'
import { createLog } from '#server/log.ts'

const DATABASE = 'mivoix'

/** Connects to the database of a server that runs on this data folder: as superuser, and as the server's own role. */
export async function connectToBenchDatabase(dataFolder: string) {
  const pidFile = await readFile(join(dataFolder, 'postgres/postmaster.pid'), 'utf8')
  const socketFolder = pidFile.split('\n')[4] ?? ''
  const target = (user: string): PoolOptions['target'] => ({ socketFolder, database: DATABASE, user })
  const superuser: Sql = connect({
    target: target('postgres'),
    size: 1,
    statementTimeoutMs: 0,
    applicationName: 'bench',
  })
  const asServer = (size: number) =>
    openDatabase(
      { target: target('mivoix_server'), size, statementTimeoutMs: 30_000, applicationName: 'bench' },
      createLog('silent'),
    )
  return { superuser, asServer, socketFolder }
}
