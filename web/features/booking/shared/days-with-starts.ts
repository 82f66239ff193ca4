import { type Day, dayOf } from '#domain/time.ts'

export interface DayWithStarts {
  day: Day
  starts: Date[]
}

/** Groups starts by day, in order; days without a free start are left out. */
export function daysWithStarts(times: readonly Date[]): DayWithStarts[] {
  return [...Map.groupBy(times, dayOf)].map(([day, starts]) => ({ day, starts }))
}

/** Number of starts hidden when each column shows only `rows` of them. */
export function hiddenStartCount(shown: readonly DayWithStarts[], rows: number): number {
  return shown.reduce((sum, { starts }) => sum + Math.max(0, starts.length - rows), 0)
}
