import { href } from 'react-router'

/** Where a time of somebody is booked; without a time, where one asks to be told when one opens. */
export function appointmentAddress(slug: string, startsAt?: Date): string {
  const wish = new URLSearchParams({ with: slug, ...(startsAt && { slot: startsAt.toISOString() }) })
  return `${href('/appointment')}?${wish}`
}
