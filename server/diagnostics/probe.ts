import type { DiagnosticStatus } from '#domain/admin/diagnostic.ts'
import type { Deps } from '../deps.ts'

/** One finding of a probe: technical facts, never personal data. */
export interface Remark {
  status: DiagnosticStatus
  text: string
  /** Suggested fix; every command named in it exists. */
  solution?: string
}

/** Health check of one component. Throwing or timing out means that the component is down. */
export type Probe = (deps: Deps, signal: AbortSignal) => Promise<readonly Remark[]>

export const fine = (text: string): Remark => ({ status: 'success', text })
export const untested = (text: string, solution?: string): Remark => ({
  status: 'pending',
  text,
  ...(solution && { solution }),
})
export const warning = (text: string, solution: string): Remark => ({ status: 'warning', text, solution })
export const critical = (text: string, solution: string): Remark => ({ status: 'error', text, solution })

interface Thresholds {
  warning?: number
  critical?: number
}

/** Compares a value with two thresholds (inclusive): warning and critical. */
export function gradeByThresholds(
  value: number,
  { warning: warn, critical: fail }: Thresholds,
  text: string,
  solution: string,
): Remark {
  if (fail !== undefined && value >= fail) return critical(text, solution)
  if (warn !== undefined && value >= warn) return warning(text, solution)
  return fine(text)
}
