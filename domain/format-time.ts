/** French formats of days and hours. `Intl` writes « 14:30 » and « 1 décembre »; we write « 14 h 30 » and « 1er ». */
import { type ClockTime, type Day, dayOf, daysBetween, type Weekday, wallTimeOf, weekdayOf } from './time.ts'

const NO_BREAK_SPACE = '\u00A0'

export const weekdayNames: Record<Weekday, string> = {
  monday: 'lundi',
  tuesday: 'mardi',
  wednesday: 'mercredi',
  thursday: 'jeudi',
  friday: 'vendredi',
  saturday: 'samedi',
  sunday: 'dimanche',
}

const months = 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' ')
const shortMonths = 'janv. févr. mars avr. mai juin juill. août sept. oct. nov. déc.'.split(' ')

/** `14:30` → « 14 h 30 », `09:00` → « 9 h ». */
export function formatClockTime(time: ClockTime): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const parts = [hours, 'h', ...(minutes === 0 ? [] : [String(minutes).padStart(2, '0')])]
  return parts.join(NO_BREAK_SPACE)
}

/** For a grid of starts, with aligned minutes: « 9 h 00 ». */
export function formatStart(instant: Date): string {
  const [hours = '', minutes = ''] = wallTimeOf(instant).time.split(':')
  return [Number(hours), 'h', minutes].join(NO_BREAK_SPACE)
}

/** « 14 h 30 » */
export function formatTime(instant: Date): string {
  return formatClockTime(wallTimeOf(instant).time)
}

/** « vendredi 20 novembre » */
export function formatDayInYear(day: Day): string {
  return `${weekdayNames[weekdayOf(day)]} ${formatDateInYear(day)}`
}

/** « 20 novembre » */
export function formatDateInYear(day: Day): string {
  return `${dayNumber(day)}${NO_BREAK_SPACE}${months[monthIndex(day)]}`
}

/** « vendredi 20 novembre 2026 » */
export function formatDay(day: Day): string {
  return `${formatDayInYear(day)} ${day.slice(0, 4)}`
}

/** « ven. 20 nov. » */
export function formatShortDay(day: Day): string {
  const weekday = `${weekdayNames[weekdayOf(day)].slice(0, 3)}.`
  return [weekday, dayNumber(day), shortMonths[monthIndex(day)]].join(NO_BREAK_SPACE)
}

/** « novembre 2026 » */
export function formatMonth(day: Day): string {
  return `${months[monthIndex(day)]} ${day.slice(0, 4)}`
}

/** « vendredi 20 novembre 2026 à 14 h 30 » */
export function formatDateTime(instant: Date): string {
  return `${formatDay(dayOf(instant))} à ${formatTime(instant)}`
}

/** « ven. 20 nov., 14 h 30 » */
export function formatShortDateTime(instant: Date): string {
  return `${formatShortDay(dayOf(instant))}, ${formatTime(instant)}`
}

/** « aujourd’hui à 18 h », « demain à 9 h », otherwise the short form. */
export function formatNearDateTime(instant: Date, now: Date): string {
  const away = daysBetween(dayOf(now), dayOf(instant))
  if (away === 0) return `aujourd’hui à ${formatTime(instant)}`
  if (away === 1) return `demain à ${formatTime(instant)}`
  return formatShortDateTime(instant)
}

/** For a past event: « 14 h 30 » today, « hier », otherwise its day. */
export function formatRecent(instant: Date, now: Date): string {
  const ago = daysBetween(dayOf(instant), dayOf(now))
  if (ago <= 0) return formatTime(instant)
  return ago === 1 ? 'hier' : formatShortDay(dayOf(instant))
}

function dayNumber(day: Day): string {
  const number = Number(day.slice(8, 10))
  return number === 1 ? '1er' : String(number)
}

function monthIndex(day: Day): number {
  return Number(day.slice(5, 7)) - 1
}
