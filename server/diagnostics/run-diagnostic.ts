import { monitorEventLoopDelay } from 'node:perf_hooks'
import { type ComponentId, componentIds } from '#domain/admin/components.ts'
import { type Diagnostic, type DiagnosticItem, worstFirst } from '#domain/admin/diagnostic.ts'
import type { Deps } from '../deps.ts'
import { recordStates } from './record-states.ts'
import { PROBE_TIMEOUT_MESSAGE, runProbe } from './run-probe.ts'

/** A process whose own event loop was blocked this long cannot say that a probe was late. */
const HELD_UP_MS = 300

/** Probes every component concurrently and stores the results. */
export async function runDiagnostic(
  deps: Deps,
  onProgress: (done: number, of: number) => void = () => undefined,
): Promise<Diagnostic> {
  const startedAt = performance.now()
  let done = 0
  const items = await lookAt(componentIds, deps, () => {
    done += 1
    onProgress(done, componentIds.length)
  })
  const now = deps.clock()
  await deps.db.asService((sql) => recordStates(sql, deps.jobs, items, now))
  return { measuredAt: now.toISOString(), tookMs: Math.round(performance.now() - startedAt), items: worstFirst(items) }
}

async function lookAt(ids: readonly ComponentId[], deps: Deps, onDone: () => void): Promise<DiagnosticItem[]> {
  const delays = monitorEventLoopDelay({ resolution: 20 })
  delays.enable()
  const items = await Promise.all(ids.map((id) => runProbe(id, deps).finally(onDone)))
  delays.disable()
  const late = items.filter(({ details }) => details === PROBE_TIMEOUT_MESSAGE)
  if (late.length === 0 || delays.max / 1e6 < HELD_UP_MS) return items
  const again = await Promise.all(late.map(({ id }) => runProbe(id, deps)))
  return items.map((item) => again.find(({ id }) => id === item.id) ?? item)
}
