import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Processes } from '../http/processes.ts'
import { serverCommand } from '../http/server-command.ts'
import { AuthServer } from './people.ts'

export const project = fileURLToPath(new URL('../..', import.meta.url))

export interface Run {
  server: AuthServer
  processes: Processes
  /** Unix socket folder of the server's own PostgreSQL. */
  socketFolder: string
}

/** Runs a bench against the product's server on its own database, without the protections that would stop a bench. */
export async function run(port: number, env: Record<string, string>, bench: (run: Run) => Promise<void>) {
  const dataFolder = await mkdtemp(join(tmpdir(), 'mivoix-bench-'))
  const processes = new Processes()
  try {
    await processes.start(
      'the server',
      serverCommand,
      {
        PORT: String(port),
        DATA_DIR: dataFolder,
        DEMO: 'off',
        LOG_LEVEL: 'info',
        TRUSTED_PROXIES: '127.0.0.1',
        SIGN_IN_SECURITY_CHECK: 'off',
        SECOND_STEP: 'off',
        REST_REQUESTS_PER_SECOND: '1000000',
        ...env,
      },
      '/healthz',
    )
    const pidFile = await readFile(join(dataFolder, 'postgres/postmaster.pid'), 'utf8')
    await bench({ server: new AuthServer(port), processes, socketFolder: pidFile.split('\n')[4] ?? '' })
  } finally {
    await processes.stop()
    await rm(dataFolder, { recursive: true, force: true })
  }
}
