import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'

export interface HashRequest {
  message: string
  nonce: Uint8Array
  memory: number
  passes: number
  parallelism: number
  tagLength: number
}

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
const idle: Worker[] = []
const queue: Waiting[] = []
let threads = 0

export function argon2id(request: HashRequest): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    queue.push({ request, resolve, reject })
    serveNext()
  })
}

function serveNext(): void {
  const worker = idle.pop() ?? (threads < THREADS ? newThread() : undefined)
  if (!worker) return
  const waiting = queue.shift()
  if (!waiting) {
    idle.push(worker)
    return
  }
  const { request, resolve, reject } = waiting
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
