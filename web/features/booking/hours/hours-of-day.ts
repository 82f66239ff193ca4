import { type DayPart, dayPartOf } from '#domain/booking/day-part.ts'

interface HoursOfPart {
  part: DayPart
  starts: Date[]
}

const PER_ROW = 3

/** Groups the starts of a day by part of the day, limited to `mostRows` rows, with the number left out. */
export function hoursOfDay(starts: readonly Date[], mostRows: number): { parts: HoursOfPart[]; leftOut: number } {
  const parts: HoursOfPart[] = []
  let rows = mostRows
  let leftOut = 0
  for (const [part, all] of Map.groupBy(starts, dayPartOf)) {
    const shown = all.slice(0, rows * PER_ROW)
    rows -= Math.ceil(shown.length / PER_ROW)
    leftOut += all.length - shown.length
    if (shown.length > 0) parts.push({ part, starts: shown })
  }
  return { parts, leftOut }
}
