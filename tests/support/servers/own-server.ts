import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const START_DEADLINE_MS = 60_000

export interface OwnServer {
  dataFolder: string
  pid: number
  kill(): Promise<void>
  /** Starts another process on the data of the killed one. */
  startAgain(): Promise<void>
  /** Kills the process at any point, and starts another on its data. */
  killAndStartAgain(): Promise<void>
  stop(): Promise<void>
}

/** The product in its own process and database, for tests that need other settings. */
export async function startOwnServer(port: number, settings: Record<string, string>): Promise<OwnServer> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'mivoix-own-'))
  const launch = () =>
    spawn(process.execPath, ['server/main.ts'], {
      env: {
        ...process.env,
        DEMO: 'on',
        LOG_LEVEL: 'silent',
        SECURITY_CHECK_ITERATIONS: '10',
        ...settings,
        PORT: String(port),
        DATA_DIR: dataFolder,
      },
      stdio: 'ignore',
    })
  let child = launch()
  const stop = async () => {
    await end(child, 'SIGTERM')
    await rm(dataFolder, { recursive: true, force: true })
  }
  const untilReady = async () => {
    const deadline = Date.now() + START_DEADLINE_MS
    while (!(await isReady(port))) {
      if (child.exitCode !== null || Date.now() > deadline) {
        await stop()
        throw new Error('the server does not start')
      }
      await pause(100)
    }
  }
  const kill = () => end(child, 'SIGKILL')
  const startAgain = async () => {
    child = launch()
    await untilReady()
  }
  await untilReady()
  return {
    dataFolder,
    get pid() {
      return child.pid ?? 0
    },
    kill,
    startAgain,
    async killAndStartAgain() {
      await kill()
      await startAgain()
    },
    stop,
  }
}

async function isReady(port: number): Promise<boolean> {
  return fetch(`http://localhost:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
}

async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill(signal)
  await ended
}
