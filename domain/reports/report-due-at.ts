import { isPublicHoliday } from '../public-holidays.ts'
import { addDays, type Day, dayOf, instantOf, startOfDay, wallTimeOf, weekdayOf } from '../time.ts'

const isWorkingDay = (day: Day) => !['saturday', 'sunday'].includes(weekdayOf(day)) && !isPublicHoliday(day)

function nextWorkingDay(day: Day): Day {
  let next = addDays(day, 1)
  while (!isWorkingDay(next)) next = addDays(next, 1)
  return next
}

/** Same hour of the next working day; a report received on a day off counts as received at the end of that day. */
export function reportDueAt(receivedAt: Date): Date {
  const { day, time } = wallTimeOf(receivedAt)
  const due = nextWorkingDay(day)
  if (!isWorkingDay(day)) return startOfDay(nextWorkingDay(due))
  return instantOf(due, time) ?? startOfDay(addDays(dayOf(startOfDay(due)), 1))
}
