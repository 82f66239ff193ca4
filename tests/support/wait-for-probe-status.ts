import { expect } from 'vitest'
import type { ComponentId } from '#domain/admin/components.ts'
import type { DiagnosticItem, DiagnosticStatus } from '#domain/admin/diagnostic.ts'
import type { Deps } from '#server/deps.ts'
import { runProbe } from '#server/diagnostics/run-probe.ts'

/** Waits for the health check of a component that is really broken; returns the item. Every failure must name its solution. */
export async function waitForProbeStatus(
  deps: Deps,
  id: ComponentId,
  status: DiagnosticStatus,
): Promise<DiagnosticItem> {
  await expect.poll(async () => (await runProbe(id, deps)).status, { interval: 200 }).toBe(status)
  const item = await runProbe(id, deps)
  if (status !== 'success' && status !== 'pending') expect(item.solution).toBeTruthy()
  return item
}
