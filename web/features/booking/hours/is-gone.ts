import type { Appointment } from '../queries.ts'

/** Whether a chosen start is neither free any more nor held by the reader. */
export function isGone(
  slot: string | null,
  free: readonly Date[] | undefined,
  mine: readonly Pick<Appointment, 'status' | 'startsAt'>[] = [],
): boolean {
  if (slot === null || free === undefined) return false
  const isHeld = mine.some(({ status, startsAt }) => status === 'held' && startsAt.toISOString() === slot)
  return !isHeld && !free.some((start) => start.toISOString() === slot)
}
