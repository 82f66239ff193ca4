import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { AppError } from '#domain/errors.ts'

export interface HashRequest {
  message: string
  nonce: Uint8Array
  memory: number
  passes: number
  parallelism: number
  tagLength: number
}

/** Checking a password goes before hashing a new one: a crowd that signs up must not make anybody's sign-in wait. */
export type HashLane = 'check' | 'new'

interface Waiting {
  request: HashRequest
  resolve: (hash: Uint8Array) => void
  reject: (error: Error) => void
}

/**
 * Threads that hash passwords and do nothing else. Node's own would make files and signatures wait behind the hashes, and
 * cannot be told to give way. They start when first needed and keep no process alive.
 */
const THREADS = Math.min(availableParallelism(), 4)
/** A hash cannot be interrupted: a scheduler that lets it run on for a few milliseconds delays each hop of a request. */
const GIVE_WAY_MS = 250
/** How many may wait in each lane. A full queue refuses at once: whoever waits longer has left, and their hash would still be worked out. */
const QUEUE_MAX: Record<HashLane, number> = { check: 256, new: 64 }
const RETRY_AFTER_SECONDS = 2
const idle: Worker[] = []
const queues: Record<HashLane, Waiting[]> = { check: [], new: [] }
let threads = 0
let givesWayUntil = 0

/** Somebody is here for something else than to sign in: for a moment the hashes leave them a processor. */
export function giveWay(): void {
  givesWayUntil = performance.now() + GIVE_WAY_MS
}

/** Too many hashes wait already: try again later. */
export class HashQueueFull extends AppError {
  constructor() {
    super('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS })
    this.name = 'HashQueueFull'
  }
}

export function argon2id(request: HashRequest, lane: HashLane): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const queue = queues[lane]
    if (queue.length >= QUEUE_MAX[lane]) return reject(new HashQueueFull())
    queue.push({ request, resolve, reject })
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
    // Node's watch mode reports the files of a thread over the same channel.
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
