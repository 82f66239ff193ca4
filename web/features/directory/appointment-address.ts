import { href } from 'react-router'

/** Where a time of somebody is booked. */
export function appointmentAddress(slug: string, startsAt: Date): string {
  return `${href('/appointment')}?${new URLSearchParams({ with: slug, slot: startsAt.toISOString() })}`
}
