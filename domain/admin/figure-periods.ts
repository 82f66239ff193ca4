import { addDays, type Day } from '../time.ts'

export type Grain = 'day' | 'week' | 'month'

/** Periods of the charts: days, weeks or months, with as many before them for comparison. */
export const figurePeriods = [
  { value: '30j', label: '30 j', name: '30 jours', grain: 'day', buckets: 30 },
  { value: '90j', label: '90 j', name: '90 jours', grain: 'week', buckets: 13 },
  { value: '12mois', label: '12 mois', name: '12 mois', grain: 'month', buckets: 12 },
] as const satisfies readonly { value: string; label: string; name: string; grain: Grain; buckets: number }[]

export type FigurePeriod = (typeof figurePeriods)[number]

/** First days of the last buckets up to yesterday, oldest first; empty buckets included. */
export function bucketStarts(grain: Grain, buckets: number, yesterday: Day): Day[] {
  const starts: Day[] = []
  let start = startOfBucket(grain, yesterday)
  while (starts.length < buckets) {
    starts.unshift(start)
    start = startOfBucket(grain, addDays(start, -1))
  }
  return starts
}

function startOfBucket(grain: Grain, day: Day): Day {
  if (grain === 'day') return day
  if (grain === 'month') return `${day.slice(0, 7)}-01`
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
  return addDays(day, -sinceMonday)
}
