import { CONSULTATION_MINUTES, SLOT_STEP_MINUTES } from '../constants.ts'
import type { ErrorCode } from '../errors.ts'
import { addMinutes, instantOf, isSecondPassage } from '../time.ts'
import type { NewSlot } from './schema.ts'

export interface Slot {
  startsAt: Date
  endsAt: Date
  /** The instants at which a consultation may begin. */
  starts: Date[]
}

/** The slot that a practitioner's wall time means, or why there is none. */
export function slotOf({ day, startTime, endTime }: NewSlot, now: Date): Slot | ErrorCode {
  const startsAt = instantOf(day, startTime)
  const endsAt = instantOf(day, endTime)
  if (!startsAt || !endsAt) return 'slot_time_does_not_exist'
  if (startsAt >= endsAt) return 'slot_ends_before_it_starts'
  if (startsAt <= now) return 'slot_past'
  const starts = startsWithin(startsAt, endsAt)
  return starts.length === 0 ? 'slot_too_short' : { startsAt, endsAt, starts }
}

/** A start every half hour while a whole consultation remains; what the October clock shows twice is offered once. */
function startsWithin(startsAt: Date, endsAt: Date): Date[] {
  const starts: Date[] = []
  for (
    let start = startsAt;
    addMinutes(start, CONSULTATION_MINUTES) <= endsAt;
    start = addMinutes(start, SLOT_STEP_MINUTES)
  )
    if (!isSecondPassage(start)) starts.push(start)
  return starts
}
