import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'

const START_DEADLINE_MS = 60_000

export interface OwnServer {
  dataFolder: string
  pid: number
  kill(): Promise<void>
  /** Starts another process on the data of the killed one. */
  startAgain(): Promise<void>
  /** Kills the process at any point, and starts another on its data. */
  killAndStartAgain(): Promise<void>
  /** Ends the process in order, and leaves its data. */
  end(): Promise<void>
  stop(): Promise<void>
}

/** The product in its own process and database, for tests that need other settings. */
export async function startOwnServer(
  port: number,
  settings: Record<string, string>,
  folder?: string,
): Promise<OwnServer> {
  const dataFolder = folder ?? (await newDataFolder())
  const launch = () =>
    spawn(process.execPath, ['--import', './server/compile-cache.mjs', 'server/main.ts'], {
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
    end: () => end(child, 'SIGTERM'),
    stop,
  }
}

/** A copy of the database that Playwright's web server has made, or an empty folder outside Playwright. */
async function newDataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mivoix-own-'))
  const template = process.env.BROWSER_TEST_TEMPLATE
  if (template && existsSync(template)) await copyDataFolder(template, folder)
  return folder
}

/** Not `fs.cp`: PostgreSQL's files keep their owner. */
export async function copyDataFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true })
  await promisify(execFile)('cp', ['-RpL', `${from}/.`, to])
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
