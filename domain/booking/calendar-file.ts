import { BRAND } from '../constants.ts'

export interface CalendarEntry {
  appointmentId: string
  startsAt: Date
  endsAt: Date
  /** Incremented with each change (SEQUENCE), so that a calendar replaces its copy. */
  revision: number
  isCanceled: boolean
  url: string
}

/** Neutral: other people often see a calendar. */
const TITLE = 'Rendez-vous'

/** One or several appointments as an iCalendar file (RFC 5545). */
export function calendarFile(entries: readonly CalendarEntry[], writtenAt: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${BRAND}//Rendez-vous//FR`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...entries.flatMap((entry) => eventLines(entry, writtenAt)),
    'END:VCALENDAR',
  ]
  return `${lines.map(fold).join('\r\n')}\r\n`
}

function eventLines(entry: CalendarEntry, writtenAt: Date): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${entry.appointmentId}@mivoix`,
    `DTSTAMP:${utc(writtenAt)}`,
    `DTSTART:${utc(entry.startsAt)}`,
    `DTEND:${utc(entry.endsAt)}`,
    `SEQUENCE:${entry.revision}`,
    `STATUS:${entry.isCanceled ? 'CANCELLED' : 'CONFIRMED'}`,
    `SUMMARY:${TITLE}`,
    `URL:${entry.url}`,
    'CLASS:PRIVATE',
    'END:VEVENT',
  ]
}

function utc(instant: Date): string {
  return instant.toISOString().replace(/[-:]|\.\d{3}/g, '')
}

/** Folds lines at 75 octets; ours are ASCII, so one character is one octet. */
function fold(line: string): string {
  const parts = line.match(/^.{1,75}|.{1,74}/g) ?? []
  return parts.join('\r\n ')
}
