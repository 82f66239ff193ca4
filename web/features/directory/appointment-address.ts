import { href } from 'react-router'

/** Where a time of somebody is booked; what else was chosen before travels along. */
export function appointmentAddress(slug: string, startsAt: Date, chosen = new URLSearchParams()): string {
  const search = new URLSearchParams(chosen)
  search.set('with', slug)
  search.set('slot', startsAt.toISOString())
  return `${href('/appointment')}?${search}`
}
