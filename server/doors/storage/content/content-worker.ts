import { type ChildProcess, fork, type StdioOptions } from 'node:child_process'
import type { Socket } from 'node:net'
import { fileURLToPath } from 'node:url'
import {
  BODY_PIPE,
  type CleaningJob,
  type CleaningResult,
  type ContentLimits,
  type ReceivedBody,
} from './content-job.ts'
import { ContentRefused } from './content-refused.ts'
import { processCost } from './process-cost.ts'
import type { FormFields } from './read-form.ts'
import type { ContentType } from './recognise.ts'

interface Cleaned {
  bytes: Uint8Array
  type: ContentType
  fields: FormFields | undefined
}

/**
 * Resource limits per file. Wall-clock time is the fallback where the OS does not report CPU time, because a busy
 * machine is not the file's fault; elsewhere it ends a process that hangs.
 */
const CPU_MAX_MS = 1000
const MEMORY_MAX_MB = 160
const CLOCK_MAX_MS = { fallback: 10_000, hangs: 60_000 }
const START_MAX_MS = 30_000
const WATCH_EVERY_MS = 20
const IDLE_MS = 30_000

const program = fileURLToPath(new URL('content.worker.ts', import.meta.url))
const stdio: StdioOptions = ['ignore', 'ignore', 'ignore', 'pipe', 'ipc']
const flags = [
  '--max-old-space-size=64',
  '--max-semi-space-size=2',
  '--v8-pool-size=1',
  '--disable-warning=ExperimentalWarning',
]

let worker: Promise<ChildProcess> | undefined
let idle: NodeJS.Timeout | undefined
let last: Promise<unknown> = Promise.resolve()

/**
 * Opens a file in a child process, one at a time: untrusted uploads meet native decoders, which may crash, and whose
 * memory Node cannot limit. The process has no environment variables, and exits when idle.
 */
export function cleanInWorker(body: ReceivedBody, limits: ContentLimits): Promise<Cleaned> {
  const turn = last.then(() => clean(body, limits))
  last = turn.catch(() => undefined)
  return turn
}

async function clean(body: ReceivedBody, limits: ContentLimits): Promise<Cleaned> {
  clearTimeout(idle)
  worker ??= startWorker()
  const child = await worker.catch((error: unknown) => {
    worker = undefined
    throw error
  })
  child.ref()
  child.channel?.ref()
  try {
    const result = await answerWithinLimits(child, body, limits)
    if ('refused' in result) throw new ContentRefused(result.refused)
    const { file, type, fields } = result
    return { bytes: 'from' in file ? Buffer.concat(body.pieces).subarray(file.from, file.to) : file, type, fields }
  } finally {
    child.unref()
    child.channel?.unref()
    idle = setTimeout(end, IDLE_MS).unref()
  }
}

function answerWithinLimits(
  child: ChildProcess,
  { pieces, form }: ReceivedBody,
  limits: ContentLimits,
): Promise<CleaningResult> {
  return new Promise((resolve, reject) => {
    const before = processCost(child.pid)
    const startedAt = performance.now()
    const watch = setInterval(() => {
      const now = processCost(child.pid)
      const cpuMs = now && before ? now.cpuMs - before.cpuMs : 0
      const isOver = cpuMs > CPU_MAX_MS || (now?.memoryMb ?? 0) > MEMORY_MAX_MB
      const clockMaxMs = now ? CLOCK_MAX_MS.hangs : CLOCK_MAX_MS.fallback
      if (isOver || performance.now() - startedAt > clockMaxMs) child.kill('SIGKILL')
    }, WATCH_EVERY_MS)
    const settle = () => {
      clearInterval(watch)
      child.off('message', onResult).off('exit', onExit)
    }
    const onResult = (result: unknown) => {
      settle()
      resolve(result as CleaningResult)
    }
    const onExit = () => {
      settle()
      worker = undefined
      reject(new ContentRefused('too_costly'))
    }
    child.on('message', onResult).on('exit', onExit)
    const length = pieces.reduce((sum, piece) => sum + piece.byteLength, 0)
    const job: CleaningJob = { ...limits, length, form }
    child.send(job, (error) => error && child.kill('SIGKILL'))
    for (const piece of pieces) bodyPipeOf(child).write(piece)
  })
}

function startWorker(): Promise<ChildProcess> {
  return new Promise((resolve, reject) => {
    const child = fork(program, { execArgv: flags, env: {}, serialization: 'advanced', stdio })
    bodyPipeOf(child)
      // Writing to a process that was just killed fails; its exit event is already handled.
      .on('error', () => undefined)
      .unref()
    const timer = setTimeout(() => child.kill('SIGKILL'), START_MAX_MS)
    const onExit = () => {
      clearTimeout(timer)
      reject(new Error('the process that opens uploads does not start'))
    }
    child.once('exit', onExit).once('error', onExit)
    child.on('error', () => undefined)
    child.once('message', () => {
      clearTimeout(timer)
      child.off('exit', onExit)
      resolve(child)
    })
  })
}

function bodyPipeOf(child: ChildProcess): Socket {
  return child.stdio[BODY_PIPE] as Socket
}

function end(): void {
  const ending = worker
  worker = undefined
  void ending?.then((child) => child.disconnect())
}
