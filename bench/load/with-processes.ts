import { startBenchDatabase } from '../resilience/bench-database.ts'
import { ServerProcess } from '../resilience/server-process.ts'
import { SERVICE_KEY } from '../resilience/write-message.ts'

/** The product in processes on these ports, on one PostgreSQL of the bench. */
export async function withProcesses<T>(
  ports: readonly string[],
  work: (servers: readonly ServerProcess[]) => Promise<T>,
): Promise<T> {
  const database = await startBenchDatabase()
  const DATABASE_URL = `postgres://mivoix_server@/mivoix?host=${database.socketFolder}`
  const settings = { DATABASE_URL, DEMO: 'on', SERVICE_KEY, REST_REQUESTS_PER_SECOND: '1000000' }
  const servers = ports.map((PORT) => new ServerProcess({ ...settings, PORT }))
  try {
    // One after the other, since the first migrates.
    for (const server of servers) await server.start()
    return await work(servers)
  } finally {
    for (const server of servers) await server.end('SIGTERM')
    await database.stop()
  }
}
