import { addDays, type Day, weekdayOf } from '../time.ts'
import type { NewRecurringSlots } from './schema.ts'

/** Days of a recurring series: the chosen weekdays over the given weeks, from its first day on. */
export function recurringDays({
  from,
  weekdays,
  weeks,
}: Pick<NewRecurringSlots, 'from' | 'weekdays' | 'weeks'>): Day[] {
  return Array.from({ length: weeks * 7 }, (_, i) => addDays(from, i)).filter((day) =>
    weekdays.includes(weekdayOf(day)),
  )
}
