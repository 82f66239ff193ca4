import { argon2Sync } from 'node:crypto'
import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import type { HashRequest } from './argon2-pool.ts'

/** Low enough priority for page requests to go first, high enough for sign-ins on a busy machine. */
const NICENESS = 10

// On Linux this affects only the calling thread; elsewhere it would affect the whole process.
if (process.platform === 'linux') setPriority(0, NICENESS)

parentPort?.on('message', ({ message, nonce, memory, passes, parallelism, tagLength }: HashRequest) => {
  parentPort?.postMessage(argon2Sync('argon2id', { message, nonce, memory, passes, parallelism, tagLength }))
})
