import { wallTimeOf } from '../time.ts'

/** Parts of the day that group the free hours. */
export const dayParts = { morning: 'Matin', afternoon: 'Après-midi', evening: 'Soir' } as const
export type DayPart = keyof typeof dayParts

const AFTERNOON_BEGINS = '12:00'
const EVENING_BEGINS = '18:00'

export function dayPartOf(instant: Date): DayPart {
  const { time } = wallTimeOf(instant)
  if (time < AFTERNOON_BEGINS) return 'morning'
  return time < EVENING_BEGINS ? 'afternoon' : 'evening'
}
