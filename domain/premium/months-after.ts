import { addDays, type Day, instantOf, wallTimeOf } from '../time.ts'

/**
 * Same day and hour in Paris, `count` months later. A missing day becomes the last of the month; counted from the first
 * day, a subscription of 31 January renews on 28 February and on 31 March.
 */
export function monthsAfter(start: Date, count: number): Date {
  const { day, time } = wallTimeOf(start)
  const months = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + count
  const first = dayIn(Math.floor(months / 12), months % 12)
  const last = addDays(dayIn(Math.floor((months + 1) / 12), (months + 1) % 12), -1)
  const same = addDays(first, Number(day.slice(8, 10)) - 1)
  const wanted = same < last ? same : last
  // An hour skipped in March (DST) becomes three o'clock.
  const instant = instantOf(wanted, time) ?? instantOf(wanted, '03:00')
  if (!instant) throw new Error(`not a time: ${wanted} ${time}`)
  return instant
}

function dayIn(year: number, month: number): Day {
  return `${year}-${String(month + 1).padStart(2, '0')}-01`
}
