import { missingDays } from '#domain/booking/missing-days.ts'
import { formatDayInYear } from '#domain/format-time.ts'
import type { Day } from '#domain/time.ts'

/** Names the days without free starts between those shown: an empty column would only take room. */
export function missingDaysSentence(shown: readonly Day[]): string | undefined {
  const skipped = missingDays(shown)
  const [from] = skipped
  const to = skipped.at(-1)
  if (!from || !to) return undefined
  if (skipped.length === 1) return `Le ${formatDayInYear(from)} n’a pas de créneau libre.`
  return `${skipped.length} jours entre le ${formatDayInYear(from)} et le ${formatDayInYear(to)} n’ont pas de créneau libre.`
}
