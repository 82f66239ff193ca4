import { CONSULTATION_MINUTES, SLOT_STEP_MINUTES } from '../constants.ts'
import type { ErrorCode } from '../errors.ts'
import { addMinutes, instantOf, isSecondPassage } from '../time.ts'
import type { NewSlot } from './schema.ts'

export interface Slot {
  startsAt: Date
  endsAt: Date
  /** Possible starts of a consultation. */
  starts: Date[]
}

/** Slot of a practitioner's local time, or the error. */
export function slotOf({ day, startTime, endTime }: NewSlot, now: Date): Slot | ErrorCode {
  const startsAt = instantOf(day, startTime)
  const endsAt = instantOf(day, endTime)
  if (!startsAt || !endsAt) return 'slot_time_does_not_exist'
  if (startsAt >= endsAt) return 'slot_ends_before_it_starts'
  if (startsAt <= now) return 'slot_past'
  const starts = startsWithin(startsAt, endsAt)
  return starts.length === 0 ? 'slot_too_short' : { startsAt, endsAt, starts }
}

/** A start every half hour while a whole consultation fits; an hour repeated in October (DST) is offered once. */
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
