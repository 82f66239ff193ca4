import { expect } from 'vitest'
import type { ComponentId } from '#domain/admin/components.ts'
import type { DiagnosticItem, DiagnosticStatus } from '#domain/admin/diagnostic.ts'
import type { Deps } from '#server/deps.ts'
import { runProbe } from '#server/diagnostics/run-probe.ts'

/** Each component is really broken; its health check must change within this time. */
const TURNS_WITHIN_MS = 5000

/** Waits for a status of a health check, and returns the item. Every failure must name its solution. */
export async function waitForProbeStatus(
  deps: Deps,
  id: ComponentId,
  status: DiagnosticStatus,
): Promise<DiagnosticItem> {
  await expect
    .poll(async () => (await runProbe(id, deps)).status, { timeout: TURNS_WITHIN_MS, interval: 200 })
    .toBe(status)
  const item = await runProbe(id, deps)
  if (status !== 'success' && status !== 'pending') expect(item.solution).toBeTruthy()
  return item
}
