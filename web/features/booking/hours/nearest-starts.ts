import { ALTERNATIVE_STARTS } from '#domain/constants.ts'

/** Free starts nearest to a taken one, in chronological order. */
export function nearestStarts(times: readonly Date[], gone: Date): Date[] {
  const distance = (start: Date) => Math.abs(start.getTime() - gone.getTime())
  return times
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, ALTERNATIVE_STARTS)
    .toSorted((a, b) => a.getTime() - b.getTime())
}
