import { z } from 'zod'
import { GROUP_MEETING_STUDENTS, MEETING_MINUTES } from '../constants.ts'
import type { ErrorCode } from '../errors.ts'
import { errorMessage } from '../messages.ts'
import { addMinutes, instantOf, isDay } from '../time.ts'

const meetingKinds = ['one_to_one', 'group'] as const
export type MeetingKind = (typeof meetingKinds)[number]

/** Number of places in a meeting. */
export const placesIn = (kind: MeetingKind): number => (kind === 'group' ? GROUP_MEETING_STUDENTS : 1)

const noDay = errorMessage('slot_date_missing')
const noTime = errorMessage('meeting_time_missing')

export const newMeetingSchema = z.object({
  day: z.string(noDay).refine(isDay, noDay),
  startTime: z.string(noTime).regex(/^([01]\d|2[0-3]):[0-5]\d$/, noTime),
  kind: z.enum(meetingKinds),
})
export type NewMeeting = z.infer<typeof newMeetingSchema>

/** Instants of a psychologist's local times, or the error. */
export function meetingTimes(
  { day, startTime }: Pick<NewMeeting, 'day' | 'startTime'>,
  now: Date,
): { startsAt: Date; endsAt: Date } | ErrorCode {
  const startsAt = instantOf(day, startTime)
  if (!startsAt) return 'slot_time_does_not_exist'
  if (startsAt <= now) return 'slot_past'
  return { startsAt, endsAt: addMinutes(startsAt, MEETING_MINUTES) }
}
