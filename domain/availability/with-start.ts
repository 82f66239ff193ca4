import { halfHours } from './default-slot.ts'

interface Hours {
  startTime: string
  endTime: string
}

/** Hours with another start, and an end that keeps their length; the day ends at 23:30 at the latest. */
export function withStart({ startTime: before, endTime }: Hours, startTime: string): Hours {
  const length = halfHours.indexOf(endTime) - halfHours.indexOf(before)
  // An end before the start is a mistake that nobody wants to keep.
  if (length <= 0) return { startTime, endTime }
  return { startTime, endTime: halfHours[halfHours.indexOf(startTime) + length] ?? halfHours.at(-1) ?? endTime }
}
