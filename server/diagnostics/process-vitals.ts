import { randomUUID } from 'node:crypto'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { getHeapStatistics } from 'node:v8'

interface ProcessVitals {
  id: string
  startedAt: Date
  memoryBytes: number
  /** Used share of the V8 heap limit, in percent. */
  heapShare: number
  /** 99th percentile of the event loop delay beyond the sampling interval, in the last minutes. */
  loopDelayMs: number
}

const RESOLUTION_MS = 20
const WINDOW_MS = 5 * 60 * 1000

const id = randomUUID()
const startedAt = new Date()
const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
delays.enable()
setInterval(() => delays.reset(), WINDOW_MS).unref()

/** Memory and event loop metrics of this process. */
export function processVitals(): ProcessVitals {
  const { used_heap_size: used, heap_size_limit: limit } = getHeapStatistics()
  const p99Ms = delays.count > 0 ? delays.percentile(99) / 1e6 : 0
  return {
    id,
    startedAt,
    memoryBytes: process.memoryUsage.rss(),
    heapShare: Math.round((used / limit) * 100),
    loopDelayMs: Math.max(0, p99Ms - RESOLUTION_MS),
  }
}
