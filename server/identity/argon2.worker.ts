import { argon2Sync } from 'node:crypto'
import { parentPort } from 'node:worker_threads'
import { lowerPriority } from '../threads/lower-priority.ts'
import type { HashRequest } from './argon2-pool.ts'

lowerPriority()

parentPort?.on('message', ({ message, nonce, memory, passes, parallelism, tagLength }: HashRequest) => {
  parentPort?.postMessage(argon2Sync('argon2id', { message, nonce, memory, passes, parallelism, tagLength }))
})
