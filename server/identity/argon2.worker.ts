import { argon2Sync } from 'node:crypto'
import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import type { HashRequest } from './argon2-pool.ts'

/** Enough to give way to whoever reads a page, not so much that a busy machine lets nobody sign in. */
const NICENESS = 10

// On Linux this lowers the calling thread alone; elsewhere it would lower the whole process.
if (process.platform === 'linux') setPriority(0, NICENESS)

parentPort?.on('message', ({ message, nonce, memory, passes, parallelism, tagLength }: HashRequest) => {
  parentPort?.postMessage(argon2Sync('argon2id', { message, nonce, memory, passes, parallelism, tagLength }))
})
