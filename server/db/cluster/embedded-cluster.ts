import { createHash } from 'node:crypto'
import { realpath, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { StartupError } from '../../startup-error.ts'
import { writeClientAccess } from '../client-access.ts'
import { findClusterHome, makePrivateFolder } from './cluster-home.ts'
import { ClusterInUse, type ClusterLock, lockCluster } from './cluster-lock.ts'
import { initializeCluster } from './initialize-cluster.ts'
import { stopOrphan } from './orphan-postmaster.ts'
import { type Postmaster, spawnPostmaster } from './postmaster.ts'

export interface Cluster {
  socketFolder: string
  /** Superuser that owns the cluster; used to set up databases, never for a request. */
  superuser: string
  stop(): Promise<void>
}

interface ClusterOptions {
  dataFolder: string
  /** Folder of the Unix socket; by default a short one, because a socket path is limited to 107 bytes. */
  socketFolder?: string
  /** Folder with the `bin` of another PostgreSQL than the bundled one. */
  programs?: string
  /** Extra `name=value` server settings. */
  settings?: Record<string, string>
  tell?: (sentence: string) => void
}

export const SUPERUSER = 'postgres'
const RESTART_DELAY_MS = 300
const SHARED_MEMORY_DEADLINE_MS = 10_000

/**
 * Starts the private PostgreSQL of a data folder and supervises it: removes leftovers of an earlier run (a lock, an
 * orphaned server), restarts a server that dies, and refuses a folder that another process uses.
 */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const { tell = () => undefined } = options
  const home = await findClusterHome(options.dataFolder, tell, options.programs)
  await initializeCluster(home, { superuser: SUPERUSER, sync: options.settings?.fsync !== 'off', tell })
  const socketFolder = options.socketFolder ?? (await shortSocketFolder(home.dataFolder))
  await makePrivateFolder(socketFolder, home.account)
  await stopOrphan(home.dataFolder, SUPERUSER)
  const settings = { ...(await writeClientAccess(home.dataFolder, SUPERUSER)), ...options.settings }

  let stopping = false
  let postmaster: Postmaster
  let hold: ClusterLock

  const start = async (): Promise<void> => {
    const deadline = Date.now() + SHARED_MEMORY_DEADLINE_MS
    for (;;) {
      postmaster = await spawnPostmaster(home, { socketFolder, superuser: SUPERUSER, settings })
      const ended = await postmaster.answersOrEnds().catch(async (error: unknown) => {
        await postmaster.stop()
        throw error
      })
      if (!ended) break
      if (ended.includes('lock file "postmaster.pid" already exists'))
        throw new ClusterInUse(home.dataFolder, socketFolder)
      // Backends of a killed PostgreSQL keep its shared memory attached for a moment: retry.
      if (!ended.includes('shared memory block') || Date.now() > deadline) throw new StartupError(whyEnded(ended))
      await pause(100)
    }
    hold = await lockCluster(home.dataFolder, socketFolder, SUPERUSER)
    void postmaster.ended.then(() => (stopping ? undefined : restart()))
  }
  const restart = async (): Promise<void> => {
    tell('PostgreSQL ended unexpectedly: starting it again.')
    hold.release()
    for (;;) {
      await pause(RESTART_DELAY_MS)
      try {
        if (!stopping) await start()
        return
      } catch (error) {
        tell(`PostgreSQL does not start: ${error instanceof Error ? error.message : 'unknown reason'}`)
      }
    }
  }

  await start()
  return {
    socketFolder,
    superuser: SUPERUSER,
    async stop() {
      stopping = true
      hold.release()
      await postmaster.stop()
      // rmdir fails on purpose when another starting process already has its socket in the folder.
      await rmdir(socketFolder).catch(() => undefined)
    },
  }
}

/** Derived from the data folder, so that every start uses the same one. */
async function shortSocketFolder(dataFolder: string): Promise<string> {
  const name = createHash('sha256')
    .update(await realpath(dataFolder))
    .digest('hex')
    .slice(0, 16)
  return join('/tmp', `mivoix-${name}`)
}

function whyEnded(log: string): string {
  const said = log.trim().split('\n').slice(-5).join('\n')
  const full = /no space left on device/i.test(log) ? 'The disk is full. ' : ''
  return `${full}PostgreSQL does not start. It says:\n${said}`
}
