import type { ComponentId } from './components.ts'

/** Worst first. */
const diagnosticStatuses = ['error', 'warning', 'pending', 'success'] as const
export type DiagnosticStatus = (typeof diagnosticStatuses)[number]

export const diagnosticStatusLabels: Record<DiagnosticStatus, string> = {
  error: 'Critique',
  warning: 'Avertissement',
  pending: 'À tester',
  success: 'Fonctionnel',
}

export interface DiagnosticItem {
  id: ComponentId
  component: string
  description: string
  status: DiagnosticStatus
  /** Measured values. */
  details: string
  solution: string | null
}

export interface Diagnostic {
  measuredAt: string
  tookMs: number
  /** Worst first. */
  items: DiagnosticItem[]
}

export function worstFirst<T extends { status: DiagnosticStatus }>(items: readonly T[]): T[] {
  return items.toSorted((a, b) => diagnosticStatuses.indexOf(a.status) - diagnosticStatuses.indexOf(b.status))
}
