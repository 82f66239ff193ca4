import { type BenchDatabase, startBenchDatabase } from '../resilience/bench-database.ts'
import { ServerProcess } from '../resilience/server-process.ts'
import { createPopulation, type LoadPopulation } from './town.ts'

/**
 * As the launcher of a release sets them (scripts/package/launcher/mivoix). Without them glibc keeps the 19 MB of a
 * password hash in each thread that has computed one, whenever that thread starts.
 */
const RELEASE_MALLOC = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '131072' }

/**
 * Runs the product in processes on these ports, on one PostgreSQL of the bench, with users. Unless the settings say
 * otherwise, proof of work and second factor are off: the first is the browser's work, the second needs a mail to be read.
 */
export async function withProcesses<T>(
  ports: readonly [string, ...string[]],
  work: (servers: readonly ServerProcess[], town: LoadPopulation, database: BenchDatabase) => Promise<T>,
  own: Record<string, string> = {},
): Promise<T> {
  const database = await startBenchDatabase()
  const PUBLIC_URL = `http://localhost:${ports[0]}`
  const settings = {
    ...RELEASE_MALLOC,
    DATABASE_URL: `postgres://mivoix_server@/mivoix?host=${database.socketFolder}`,
    PUBLIC_URL,
    DEMO: 'on',
    TRUSTED_PROXIES: '127.0.0.1',
    SIGN_IN_SECURITY_CHECK: 'off',
    SECOND_STEP: 'off',
    ...own,
  }
  const servers = ports.map((PORT) => new ServerProcess({ ...settings, PORT }))
  try {
    // Sequentially, since the first runs the migrations.
    for (const server of servers) await server.start()
    return await work(servers, await createPopulation(database.socketFolder, `${PUBLIC_URL}/auth/v1`), database)
  } finally {
    for (const server of servers) await server.end('SIGTERM')
    await database.stop()
  }
}
