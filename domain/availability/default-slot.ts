import { addDays, dayOf } from '../time.ts'
import type { NewSlot } from './schema.ts'
import { slotOf } from './slot.ts'

/** Every half hour of the day, `00:00` to `23:30`. */
export const halfHours = Array.from(
  { length: 48 },
  (_, step) => `${String(Math.floor(step / 2)).padStart(2, '0')}:${step % 2 === 0 ? '00' : '30'}`,
)

export const usualHours = { startTime: '09:00', endTime: '10:00' }

/** First hour that can still be opened today, or tomorrow at the usual hours when the day has none left. */
export function defaultSlot(now: Date): NewSlot {
  const today = dayOf(now)
  const hours = halfHours
    .slice(0, -2)
    .map((startTime, step) => ({ day: today, startTime, endTime: halfHours[step + 2] ?? startTime }))
  return hours.find((slot) => typeof slotOf(slot, now) !== 'string') ?? { day: addDays(today, 1), ...usualHours }
}
