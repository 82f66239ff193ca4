import { formatDayInYear } from '#domain/format-time.ts'
import { addDays, type Day, dayOf, daysBetween } from '#domain/time.ts'

export interface DayWithStarts {
  day: Day
  starts: Date[]
}

/** Only days on which something is free, in order. */
export function daysWithStarts(times: readonly Date[]): DayWithStarts[] {
  return [...Map.groupBy(times, dayOf)].map(([day, starts]) => ({ day, starts }))
}

/** Days between the first and the last shown that were skipped are named: an empty column would only take room. */
export function skippedSentence(shown: readonly DayWithStarts[]): string | undefined {
  const first = shown[0]?.day
  const last = shown.at(-1)?.day
  if (!first || !last) return undefined
  const all = Array.from({ length: daysBetween(first, last) }, (_, position) => addDays(first, position))
  const skipped = all.filter((day) => !shown.some((column) => column.day === day))
  const [from] = skipped
  const to = skipped.at(-1)
  if (!from || !to) return undefined
  if (skipped.length === 1) return `Le ${formatDayInYear(from)} n’a pas de créneau libre.`
  return `${skipped.length} jours entre le ${formatDayInYear(from)} et le ${formatDayInYear(to)} n’ont pas de créneau libre.`
}
