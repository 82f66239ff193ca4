import { href } from 'react-router'

/** URL of the booking page for a practitioner and a start; without a start, of the page that offers an alert. */
export function appointmentAddress(slug: string, startsAt?: Date): string {
  const criteria = new URLSearchParams({ with: slug, ...(startsAt && { slot: startsAt.toISOString() }) })
  return `${href('/appointment')}?${criteria}`
}
