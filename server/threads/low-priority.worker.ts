import { workerData } from 'node:worker_threads'
import { lowerPriority } from './lower-priority.ts'

// First thing of all: loading the program takes longer than many of its tasks.
lowerPriority()
await import(workerData)
