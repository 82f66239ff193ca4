import { Worker } from 'node:worker_threads'
import { AppError } from '#domain/errors.ts'
import type { TaskAnswer, TaskMessage } from './serve-tasks.ts'

interface ThreadQueueOptions {
  /** Queue length; further tasks are refused with 503. */
  waitingMax: number
  /** Timeout: a longer task ends its thread. */
  taskMaxMs: number
  memoryMaxMb: number
}

interface Waiting<Task, Result> {
  task: Task
  signal: AbortSignal | undefined
  resolve: (result: Result) => void
  reject: (error: unknown) => void
}

const IDLE_MS = 60_000
const RETRY_AFTER_SECONDS = 2

/**
 * Worker thread for CPU-bound work, one task at a time, with a bounded queue. Started by the first task, stopped when
 * idle, and never keeps the process alive. A caller that disconnects is removed from the queue.
 */
export class ThreadQueue<Task, Result> {
  readonly #program: URL
  readonly #options: ThreadQueueOptions
  readonly #waiting: Waiting<Task, Result>[] = []
  #worker: Worker | undefined
  #isBusy = false
  #lastId = 0
  #idle: NodeJS.Timeout | undefined

  /** `program`: a module that calls `serveTasks`. */
  constructor(program: URL, options: ThreadQueueOptions) {
    this.#program = program
    this.#options = options
  }

  async run(task: Task, signal?: AbortSignal): Promise<Result> {
    signal?.throwIfAborted()
    if (this.#waiting.length >= this.#options.waitingMax)
      throw new AppError('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS })
    return new Promise((resolve, reject) => {
      const waiting = { task, signal, resolve, reject }
      this.#waiting.push(waiting)
      signal?.addEventListener('abort', () => this.#leave(waiting), { once: true })
      this.#serveNext()
    })
  }

  #leave(waiting: Waiting<Task, Result>): void {
    const place = this.#waiting.indexOf(waiting)
    if (place >= 0) this.#waiting.splice(place, 1)
    waiting.reject(waiting.signal?.reason)
  }

  #serveNext(): void {
    if (this.#isBusy) return
    const next = this.#waiting.shift()
    if (!next) return
    this.#isBusy = true
    clearTimeout(this.#idle)
    void this.#serve(next)
      .then(next.resolve, next.reject)
      .finally(() => {
        this.#isBusy = false
        this.#worker?.unref()
        this.#idle = setTimeout(() => this.#end(), IDLE_MS).unref()
        this.#serveNext()
      })
  }

  #serve({ task, signal }: Waiting<Task, Result>): Promise<Result> {
    const worker = (this.#worker ??= this.#start())
    worker.ref()
    this.#lastId += 1
    const id = this.#lastId
    return new Promise((resolve, reject) => {
      const settle = () => {
        clearTimeout(timer)
        worker.off('message', onMessage).off('error', onError).off('exit', onError)
        signal?.removeEventListener('abort', onAbort)
      }
      const onError = (cause: unknown) => {
        settle()
        this.#end()
        reject(new AppError('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS, cause }))
      }
      const onMessage = (answer: TaskAnswer<Result>) => {
        // Node's watch mode reports a thread's files over the same channel.
        if (answer?.id !== id) return
        settle()
        if ('result' in answer) resolve(answer.result)
        else reject(Object.assign(new Error('a task failed in its thread'), { code: answer.failed }))
      }
      const onAbort = () => worker.postMessage({ id, cancel: true } satisfies TaskMessage<Task>)
      const timer = setTimeout(() => onError(new Error('a task took too long')), this.#options.taskMaxMs)
      worker.on('message', onMessage).on('error', onError).on('exit', onError)
      signal?.addEventListener('abort', onAbort, { once: true })
      worker.postMessage({ id, task } satisfies TaskMessage<Task>)
    })
  }

  #start(): Worker {
    return new Worker(new URL('low-priority.worker.ts', import.meta.url), {
      workerData: this.#program.href,
      resourceLimits: { maxOldGenerationSizeMb: this.#options.memoryMaxMb },
    })
  }

  #end(): void {
    void this.#worker?.terminate()
    this.#worker = undefined
  }
}
