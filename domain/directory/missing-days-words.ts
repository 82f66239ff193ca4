import { missingDays } from '../booking/missing-days.ts'
import { formatDateInYear, formatDayInYear } from '../format-time.ts'
import type { Day } from '../time.ts'

/** More days are counted, not listed. */
const LISTED = 4

/** Days between the first and the last that are missing: « Inès n’a pas d’horaire libre le jeudi 19 novembre. » */
export function missingDaysWords(firstName: string, shown: readonly Day[]): string | undefined {
  const skipped = missingDays(shown)
  const [from] = skipped
  const to = skipped.at(-1)
  if (!from || !to) return undefined
  if (skipped.length > LISTED)
    return `Entre le ${formatDateInYear(from)} et le ${formatDateInYear(to)}, ${firstName} a ${skipped.length} jours sans horaire libre.`
  // The month is written once, with its last day.
  const said = skipped.map((day, place) => {
    const next = skipped[place + 1]
    const isSameMonth = next?.slice(0, 7) === day.slice(0, 7)
    return `le ${isSameMonth ? formatDayInYear(day).replace(/\s\S+$/u, '') : formatDayInYear(day)}`
  })
  return `${firstName} n’a pas d’horaire libre ${said.join(', ni ')}.`
}
