import { type ComponentId, components } from '#domain/admin/components.ts'
import { type DiagnosticItem, worstFirst } from '#domain/admin/diagnostic.ts'
import type { Deps } from '../deps.ts'
import { describeError } from '../log.ts'
import { probes } from './all.ts'
import { critical, type Remark } from './probe.ts'

const PROBE_TIMEOUT_MS = 3000

export const PROBE_TIMEOUT_MESSAGE = 'Pas de réponse en 3 secondes.'

const LOOK_AT_LOGS = 'Lisez le journal du serveur à cette heure, puis relancez l’analyse.'

/** Probes one component. Never throws: the error of a probe is its result. */
export async function runProbe(id: ComponentId, deps: Deps): Promise<DiagnosticItem> {
  const remarks = worstFirst(await remarksOf(id, deps))
  const { name: component, description } = components[id]
  return {
    id,
    component,
    description,
    status: remarks[0]?.status ?? 'pending',
    details: remarks.map(({ text }) => text).join(' '),
    solution: remarks.find(({ solution }) => solution)?.solution ?? null,
  }
}

async function remarksOf(id: ComponentId, deps: Deps): Promise<readonly Remark[]> {
  const timeout = AbortSignal.timeout(PROBE_TIMEOUT_MS)
  const late = new Promise<Remark[]>((resolve) => {
    timeout.addEventListener('abort', () => resolve([critical(PROBE_TIMEOUT_MESSAGE, LOOK_AT_LOGS)]))
  })
  try {
    return await Promise.race([probes[id](deps, timeout), late])
  } catch (error) {
    const facts = describeError(error)
    deps.log.warn('a probe failed', { component: id, ...facts })
    return [critical(`Le contrôle a échoué (${facts.code ?? facts.error}).`, LOOK_AT_LOGS)]
  }
}
