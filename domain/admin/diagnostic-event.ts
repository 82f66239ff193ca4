import type { Diagnostic } from './diagnostic.ts'

/** Events of `run-diagnostic` for a caller that asked for `text/event-stream`: progress, then the result. */
export type DiagnosticEvent =
  | { event: 'progress'; data: { done: number; of: number } }
  | { event: 'done'; data: Diagnostic }
