import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { AppError } from '#domain/errors.ts'
import { FairQueue } from '../http/fair-queue.ts'
import { currentTurn } from '../http/turn.ts'

export interface HashRequest {
  message: string
  nonce: Uint8Array
  memory: number
  passes: number
  parallelism: number
  tagLength: number
}

/** Priority lanes: checking a password goes before hashing a new one, so that many sign-ups do not delay sign-ins. */
export type HashLane = 'check' | 'new'

interface Waiting {
  request: HashRequest
  resolve: (hash: Uint8Array) => void
  reject: (error: Error) => void
}

/**
 * Dedicated hashing threads. Node's thread pool would delay file access and signatures behind the hashes, and cannot be
 * given a lower priority. Started on first use; they do not keep the process alive.
 */
const THREADS = Math.min(availableParallelism(), 4)
/** A hash cannot be interrupted: running on for a few milliseconds delays each step of a request. */
const GIVE_WAY_MS = 250
/**
 * Queue length per lane. A full queue refuses at once whoever fills it: the last would have left before their hash is
 * computed.
 */
const QUEUE_MAX: Record<HashLane, number> = { check: 256, new: 64 }
const RETRY_AFTER_SECONDS = 2
const idle: Worker[] = []
const queues: Record<HashLane, FairQueue<Waiting>> = { check: new FairQueue(), new: new FairQueue() }
let threads = 0
let givesWayUntil = 0

/** Called by requests other than sign-in: for a moment the hashes leave them a CPU. */
export function yieldCpu(): void {
  givesWayUntil = performance.now() + GIVE_WAY_MS
}

/** Too many hashes are queued: try again later. */
export class HashQueueFull extends AppError {
  constructor() {
    super('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS })
    this.name = 'HashQueueFull'
  }
}

export function argon2id(request: HashRequest, lane: HashLane): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const queue = queues[lane]
    queue.push(currentTurn().network ?? '', { request, resolve, reject })
    if (queue.size > QUEUE_MAX[lane]) queue.dropFromLongest()?.reject(new HashQueueFull())
    serveNext()
  })
}

function threadsAllowed(): number {
  return performance.now() < givesWayUntil ? Math.max(1, THREADS - 1) : THREADS
}

function serveNext(): void {
  while (threads - idle.length < threadsAllowed()) {
    const waiting = queues.check.shift() ?? queues.new.shift()
    if (!waiting) return
    serve(idle.pop() ?? newThread(), waiting)
  }
}

function serve(worker: Worker, { request, resolve, reject }: Waiting): void {
  const onMessage = (hash: unknown) => {
    // Node's watch mode reports a thread's files over the same channel.
    if (!(hash instanceof Uint8Array)) return
    worker.off('message', onMessage).off('error', onError)
    worker.unref()
    idle.push(worker)
    resolve(hash)
    serveNext()
  }
  const onError = (error: unknown) => {
    worker.off('message', onMessage)
    threads -= 1
    reject(new Error('a hash failed', { cause: error }))
    serveNext()
  }
  worker.on('message', onMessage).once('error', onError)
  worker.ref()
  worker.postMessage(request)
}

function newThread(): Worker {
  threads += 1
  return new Worker(new URL('argon2.worker.ts', import.meta.url))
}
