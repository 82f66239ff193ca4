import { wallTimeOf, weekdayOf } from '#domain/time.ts'

/** Next free starts of a practitioner, those on the weekday and hour of the last consultation first. */
export function nextStarts(free: readonly Date[], last: Date, count = 3): Date[] {
  const usual = rhythmOf(last)
  const [same, others] = [
    free.filter((start) => rhythmOf(start) === usual),
    free.filter((start) => rhythmOf(start) !== usual),
  ]
  return [...same.slice(0, 1), ...others].slice(0, count)
}

function rhythmOf(instant: Date): string {
  const { day, time } = wallTimeOf(instant)
  return `${weekdayOf(day)} ${time}`
}
