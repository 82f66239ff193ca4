import type { Day } from '../time.ts'

/** The mails before a status ends, on 1, 15 and 25 October for 31 October: how many days are left. */
const noticesByDaysLeft = { 30: 'renew-30', 16: 'renew-16', 6: 'renew-6' } as const

export type RenewalNotice = (typeof noticesByDaysLeft)[keyof typeof noticesByDaysLeft]

/** Which notice is due with so many days left: the latest whose day has come, so that a server that slept catches up. */
export function renewalNotice(daysLeft: number): RenewalNotice | null {
  if (daysLeft < 0 || daysLeft > 30) return null
  if (daysLeft <= 6) return noticesByDaysLeft[6]
  return noticesByDaysLeft[daysLeft <= 16 ? 16 : 30]
}

/** From when on a student may hand in the proof of the next year: the first day whose acceptance goes beyond the present status. */
export function renewalOpensOn(statusValidUntil: Day): Day {
  return `${statusValidUntil.slice(0, 4)}-07-01`
}
