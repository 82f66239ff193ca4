import { formatDayInYear, formatTime } from '../format-time.ts'
import { dayOf, daysBetween } from '../time.ts'

/** After « jusqu’à »: « 18 h 30 » today, « demain, 8 h », otherwise « vendredi 20 novembre, 8 h ». */
export function maintenanceEnd(until: Date, now: Date): string {
  const away = daysBetween(dayOf(now), dayOf(until))
  if (away <= 0) return formatTime(until)
  return `${away === 1 ? 'demain' : formatDayInYear(dayOf(until))}, ${formatTime(until)}`
}
