import { existsSync, readFileSync, rmSync } from 'node:fs'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Cluster, startCluster } from '#server/db/cluster/embedded-cluster.ts'
import { onEarlyEnd } from './on-early-end.ts'

interface BenchCluster extends Cluster {
  /** PostgreSQL's main process. */
  pid(): Promise<number>
}

/** Never notified: waiting for it is a synchronous pause. */
const clock = new Int32Array(new SharedArrayBuffer(4))

/** Starts a PostgreSQL in a temporary folder; both end with the bench. */
export async function startBenchCluster(settings: Record<string, string> = {}): Promise<BenchCluster> {
  const folder = await mkdtemp(join(tmpdir(), 'mivoix-bench-'))
  await chmod(folder, 0o755)
  const pidFile = join(folder, 'postgres', 'postmaster.pid')
  const remove = onEarlyEnd(() => {
    if (existsSync(pidFile)) process.kill(Number.parseInt(readFileSync(pidFile, 'utf8')), 'SIGQUIT')
    for (let tries = 0; existsSync(pidFile) && tries < 100; tries += 1) Atomics.wait(clock, 0, 0, 20)
    rmSync(folder, { recursive: true, force: true })
  })
  const cluster = await startCluster({ dataFolder: join(folder, 'postgres'), settings })
  return {
    ...cluster,
    pid: async () => Number.parseInt(await readFile(pidFile, 'utf8')),
    async stop() {
      await cluster.stop()
      remove()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
