import { type Day, dayOf } from '#domain/time.ts'

export interface DayWithStarts {
  day: Day
  starts: Date[]
}

/** Only days on which something is free, in order. */
export function daysWithStarts(times: readonly Date[]): DayWithStarts[] {
  return [...Map.groupBy(times, dayOf)].map(([day, starts]) => ({ day, starts }))
}

/** How many starts a column of so many rows hides, over all columns. */
export function leftOutOf(shown: readonly DayWithStarts[], rows: number): number {
  return shown.reduce((sum, { starts }) => sum + Math.max(0, starts.length - rows), 0)
}
