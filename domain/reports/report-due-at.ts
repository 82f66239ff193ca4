import { isPublicHoliday } from '../public-holidays.ts'
import { addDays, type Day, dayOf, instantOf, startOfDay, wallTimeOf, weekdayOf } from '../time.ts'

const isWorkingDay = (day: Day) => !['saturday', 'sunday'].includes(weekdayOf(day)) && !isPublicHoliday(day)

function nextWorkingDay(day: Day): Day {
  let next = addDays(day, 1)
  while (!isWorkingDay(next)) next = addDays(next, 1)
  return next
}

/** By the same hour of the next working day; what comes in on a day off counts as that day's last. */
export function reportDueAt(receivedAt: Date): Date {
  const { day, time } = wallTimeOf(receivedAt)
  const due = nextWorkingDay(day)
  if (!isWorkingDay(day)) return startOfDay(nextWorkingDay(due))
  return instantOf(due, time) ?? startOfDay(addDays(dayOf(startOfDay(due)), 1))
}
