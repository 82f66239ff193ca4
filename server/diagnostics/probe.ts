import type { DiagnosticStatus } from '#domain/admin/diagnostic.ts'
import type { Deps } from '../deps.ts'

/** One thing that a probe saw: technical facts, never a person's data. */
export interface Remark {
  status: DiagnosticStatus
  text: string
  /** What to do about it; a command that is named exists. */
  solution?: string
}

/** Looks at one part of the product. Throwing, or taking too long, means that the part does not work. */
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

/** A measured value against its two thresholds: at or above is beyond. */
export function judged(
  value: number,
  { warning: warn, critical: fail }: Thresholds,
  text: string,
  solution: string,
): Remark {
  if (fail !== undefined && value >= fail) return critical(text, solution)
  if (warn !== undefined && value >= warn) return warning(text, solution)
  return fine(text)
}
