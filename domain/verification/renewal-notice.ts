import type { Day } from '../time.ts'

/** Renewal mails by days left: on 1, 15 and 25 October for 31 October. */
const noticesByDaysLeft = { 30: 'renew-30', 16: 'renew-16', 6: 'renew-6' } as const

type RenewalNotice = (typeof noticesByDaysLeft)[keyof typeof noticesByDaysLeft]

/** Notice due with this number of days left: the latest one reached, so that a stopped server catches up. */
export function renewalNotice(daysLeft: number): RenewalNotice | null {
  if (daysLeft < 0 || daysLeft > 30) return null
  if (daysLeft <= 6) return noticesByDaysLeft[6]
  return noticesByDaysLeft[daysLeft <= 16 ? 16 : 30]
}

/** First day on which the next proof may be handed in: the first day whose acceptance extends the current status. */
export function renewalOpensOn(statusValidUntil: Day): Day {
  return `${statusValidUntil.slice(0, 4)}-07-01`
}
