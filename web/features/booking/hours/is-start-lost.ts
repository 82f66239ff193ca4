import type { ErrorCode } from '#domain/errors.ts'

const codes: ReadonlySet<ErrorCode | undefined> = new Set([
  'slot_taken',
  'slot_too_soon',
  'slot_too_soon_for_all',
  'slot_day_full',
])

/** Whether the chosen start was refused: another one has to be chosen, and the nearest are in the error. */
export function isStartLost(code: ErrorCode | undefined): boolean {
  return codes.has(code)
}
