import { WITHDRAWAL_DAYS } from './constants.ts'
import { isPublicHoliday } from './public-holidays.ts'
import { addDays, type Day, dayOf, startOfDay, weekdayOf } from './time.ts'

/**
 * End (exclusive) of the withdrawal period of a contract (art. L. 221-18 of the consumer code): fourteen days from the
 * day after it, extended to the next working day.
 */
export function withdrawalPeriodEnd(contractAt: Date): Date {
  let lastDay = addDays(dayOf(contractAt), WITHDRAWAL_DAYS)
  while (!isWorkingDay(lastDay)) lastDay = addDays(lastDay, 1)
  return startOfDay(addDays(lastDay, 1))
}

function isWorkingDay(day: Day): boolean {
  const weekday = weekdayOf(day)
  return weekday !== 'saturday' && weekday !== 'sunday' && !isPublicHoliday(day)
}
