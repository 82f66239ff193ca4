import type { Diagnostic } from './diagnostic.ts'

/** What `run-diagnostic` sends to a caller that asked for `text/event-stream`: how far it is, then the whole. */
export type DiagnosticEvent =
  | { event: 'progress'; data: { done: number; of: number } }
  | { event: 'done'; data: Diagnostic }
