import { dayOf } from '#domain/time.ts'

/** Groups items by month in Paris time (`2026-11`), in the given order. */
export function byMonth<T>(items: readonly T[], instantOf: (item: T) => string): { month: string; items: T[] }[] {
  const months = Map.groupBy(items, (item) => dayOf(new Date(instantOf(item))).slice(0, 7))
  return [...months].map(([month, grouped]) => ({ month, items: grouped }))
}
