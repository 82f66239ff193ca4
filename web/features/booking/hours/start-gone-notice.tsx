import { useQuery } from '@tanstack/react-query'
import type { Alternative } from '#domain/functions.ts'
import type { AlertCriteria } from '#web/components/slot-alerts/slot-alerts.ts'
import { myAppointments } from '../queries.ts'
import { nearestStarts } from './nearest-starts.ts'
import { SlotTakenNotice } from './slot-taken-notice.tsx'

type StartGoneNoticeProps = {
  slot: string | null
  times: readonly Date[] | undefined
  onChoose: (alternative: Alternative) => void
  /** Criteria for the alert offered. */
  criteria: AlertCriteria
}

/** The start in the URL was taken while the person signed up: said before the form is sent. */
export function StartGoneNotice({ slot, times, onChoose, criteria }: StartGoneNoticeProps) {
  const { data: mine } = useQuery(myAppointments)
  if (!slot || !times || !mine) return null
  const isFree = times.some((start) => start.toISOString() === slot)
  // A start held by the reader is not free for others, but is for them.
  const isMine = mine.some(({ status, startsAt }) => status === 'held' && startsAt.toISOString() === slot)
  if (isFree || isMine) return null
  const alternatives = nearestStarts(times, new Date(slot)).map((start) => ({
    startsAt: start.toISOString(),
    practitionerId: null,
  }))
  return <SlotTakenNotice alternatives={alternatives} onChoose={onChoose} gone={{ ...criteria, startsAt: slot }} />
}
