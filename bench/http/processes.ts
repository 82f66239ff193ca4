import { type ChildProcess, spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { endWithBench } from '../support/on-early-end.ts'

const START_DEADLINE_MS = 60_000

/** Child processes of the bench, all stopped with it. */
export class Processes {
  readonly #running: ChildProcess[] = []

  /** Starts a program and waits until it answers on a path. */
  async start(
    name: string,
    program: readonly string[],
    env: Record<string, string>,
    healthPath: string,
    onOutput?: (text: string) => void,
  ): Promise<ChildProcess> {
    const child = spawn(process.execPath, program, {
      env: { ...process.env, ...env },
      stdio: ['ignore', onOutput ? 'pipe' : 'ignore', 'inherit'],
    })
    if (onOutput) child.stdout?.setEncoding('utf8').on('data', onOutput)
    this.#running.push(child)
    endWithBench(child)
    const deadline = Date.now() + START_DEADLINE_MS
    while (!(await answers(`http://127.0.0.1:${env.PORT}${healthPath}`))) {
      if (child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode}`)
      if (Date.now() > deadline) throw new Error(`${name} does not answer`)
      await pause(100)
    }
    return child
  }

  async stop(): Promise<void> {
    for (const child of this.#running.toReversed()) await end(child)
  }
}

export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await ended
}

export async function residentMegabytes(child: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    (answer) => answer.status < 500,
    () => false,
  )
}
