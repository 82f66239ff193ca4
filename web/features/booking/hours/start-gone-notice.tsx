import type { Alternative } from '#domain/functions.ts'
import type { AlertCriteria } from '../shared/slot-alerts.ts'
import { nearestStarts } from './nearest-starts.ts'
import { SlotTakenNotice } from './slot-taken-notice.tsx'

type StartGoneNoticeProps = {
  slot: string
  times: readonly Date[]
  onChoose: (alternative: Alternative) => void
  /** Criteria for the alert offered. */
  criteria: AlertCriteria
}

/** The start in the URL was taken, passed or came too close before the form was sent: said at once. */
export function StartGoneNotice({ slot, times, onChoose, criteria }: StartGoneNoticeProps) {
  const alternatives = nearestStarts(times, new Date(slot)).map((start) => ({
    startsAt: start.toISOString(),
    practitionerId: null,
  }))
  return <SlotTakenNotice alternatives={alternatives} onChoose={onChoose} gone={{ ...criteria, startsAt: slot }} />
}
