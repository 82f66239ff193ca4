import { addDays, type Day, daysBetween } from '../time.ts'

/** Days between the first and the last that are missing from the list. */
export function missingDays(shown: readonly Day[]): Day[] {
  const [first] = shown
  const last = shown.at(-1)
  if (!first || !last) return []
  const between = Array.from({ length: daysBetween(first, last) }, (_, place) => addDays(first, place))
  return between.filter((day) => !shown.includes(day))
}
