import { readdir, readFile, readlink, realpath, rm } from 'node:fs/promises'
import { createConnection } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { StartupError } from '../../startup-error.ts'
import { ClusterInUse, lockCluster } from './cluster-lock.ts'
import { isZombie, processIsAlive } from './process-is-alive.ts'

const DEADLINE_MS = 30_000

/**
 * Cleans up after a killed process: stops a PostgreSQL still running on the data, removes a stale lock file. Throws
 * ClusterInUse when that PostgreSQL belongs to a living process.
 */
export async function stopOrphan(dataFolder: string, superuser: string): Promise<void> {
  const lockFile = join(dataFolder, 'postmaster.pid')
  const deadline = Date.now() + DEADLINE_MS
  for (;;) {
    const [pid, , , , socketFolder = ''] = (await readFile(lockFile, 'utf8').catch(() => '')).split('\n')
    const socket = join(socketFolder, '.s.PGSQL.5432')
    const isUncollected = isZombie(Number(pid))
    if (!pid || !(isUncollected || processIsAlive(Number(pid)))) return
    if (isUncollected && !(await anyProcessIn(dataFolder))) {
      // PostgreSQL would take a stale lock file for a running server and refuse to start.
      for (const file of [lockFile, `${socket}.lock`]) await rm(file, { force: true })
      return
    }
    if (Date.now() > deadline) {
      throw new StartupError(
        `PostgreSQL (process ${pid}) runs on ${dataFolder}, and neither answers nor stops. Stop it first.`,
      )
    }
    if (!isUncollected && (await answers(socket))) {
      if (await isOurs(dataFolder, socketFolder, superuser)) process.kill(Number(pid), 'SIGINT')
    } else if (!isUncollected && !(await isPostgresOf(dataFolder, pid))) {
      // The pid was reused by another program; PostgreSQL would take it for a server and refuse to start.
      await rm(lockFile, { force: true })
      return
    }
    await pause(50)
  }
}

/**
 * True if no process uses this PostgreSQL any more; false while it cannot answer because it is starting or stopping.
 */
async function isOurs(dataFolder: string, socketFolder: string, superuser: string): Promise<boolean> {
  try {
    const hold = await lockCluster(dataFolder, socketFolder, superuser)
    hold.release()
    return true
  } catch (error) {
    if (error instanceof ClusterInUse) throw error
    return false
  }
}

/** On systems without /proc, a process whose socket is dead is assumed to be another program. */
async function isPostgresOf(dataFolder: string, pid: string): Promise<boolean> {
  const commandLine = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
  return commandLine.includes('postgres') && commandLine.includes(dataFolder)
}

/**
 * Every process of a PostgreSQL has its data folder as working directory; while one is
 * left, no other server may touch the data.
 */
async function anyProcessIn(dataFolder: string): Promise<boolean> {
  const folder = await realpath(dataFolder)
  const processes = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const places = await Promise.all(processes.map((pid) => readlink(`/proc/${pid}/cwd`).catch(() => undefined)))
  return places.includes(folder)
}

async function answers(socketPath: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(socketPath)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
