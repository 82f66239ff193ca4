/** The only file that knows Europe/Paris. Instants are `Date`; wall time is the local time in Paris. */

/** A calendar day, `2026-11-20`. */
export type Day = string
/** Local time, `14:30`. */
export type ClockTime = string

interface WallTime {
  day: Day
  time: ClockTime
}

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

const parisClock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Paris',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
})

export function wallTimeOf(instant: Date): WallTime {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {}
  for (const { type, value } of parisClock.formatToParts(instant)) parts[type] = value
  return {
    day: `${parts.year?.padStart(4, '0')}-${parts.month}-${parts.day}`,
    time: `${parts.hour}:${parts.minute}`,
  }
}

/**
 * Instant of a local time in Paris. Nothing for a time that does not exist: a 30 February, an hour skipped in March
 * (DST). For an hour repeated in October, the first one.
 */
export function instantOf(day: Day, time: ClockTime): Date | undefined {
  const shown = asIfUtc(day, time)
  if (Number.isNaN(shown)) return undefined
  // The clock changes at most once in two days, so the offset is the one before or the one after.
  const candidates = [shown - DAY_MS, shown + DAY_MS].map((near) => shown - offsetMs(near))
  const instant = candidates.toSorted((a, b) => a - b).find((candidate) => shows(candidate, day, time))
  return instant === undefined ? undefined : new Date(instant)
}

/** True for the second pass of the hour repeated in October (DST). */
export function isSecondPassage(instant: Date): boolean {
  const { day, time } = wallTimeOf(instant)
  return instantOf(day, time)?.getTime() !== Math.floor(instant.getTime() / MINUTE_MS) * MINUTE_MS
}

export function dayOf(instant: Date): Day {
  return wallTimeOf(instant).day
}

/** Midnight at the beginning of the day. Paris changes its clocks after midnight, so it always exists. */
export function startOfDay(day: Day): Date {
  const midnight = instantOf(day, '00:00')
  if (!midnight) throw new Error(`not a day: ${day}`)
  return midnight
}

export function addDays(day: Day, count: number): Day {
  return new Date(asIfUtc(day, '00:00') + count * DAY_MS).toISOString().slice(0, 10)
}

/** Number of midnights between two days. */
export function daysBetween(from: Day, to: Day): number {
  return (asIfUtc(to, '00:00') - asIfUtc(from, '00:00')) / DAY_MS
}

/** Monday first, as in French calendars and in the stored values. */
export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
export type Weekday = (typeof weekdays)[number]

export function weekdayOf(day: Day): Weekday {
  const sundayFirst = new Date(asIfUtc(day, '00:00')).getUTCDay()
  const weekday = weekdays[(sundayFirst + 6) % 7]
  if (!weekday) throw new Error(`not a day: ${day}`)
  return weekday
}

export function addMinutes(instant: Date, minutes: number): Date {
  return new Date(instant.getTime() + minutes * MINUTE_MS)
}

export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(asIfUtc(text, '00:00')) && addDays(text, 0) === text
}

function asIfUtc(day: Day, time: ClockTime): number {
  return Date.parse(`${day}T${time}:00Z`)
}

function shows(instant: number, day: Day, time: ClockTime): boolean {
  const wall = wallTimeOf(new Date(instant))
  return wall.day === day && wall.time === time
}

function offsetMs(instant: number): number {
  const { day, time } = wallTimeOf(new Date(instant))
  return asIfUtc(day, time) - Math.floor(instant / MINUTE_MS) * MINUTE_MS
}
