import { useQuery } from '@tanstack/react-query'
import { freePractitioners } from './queries.ts'
import type { RequestedPractitioner } from './requested-practitioner.ts'
import type { BookingChoices } from './use-booking-choices.ts'

/** Name of the practitioner shown in the summary. */
export function useChosenName(
  { slot, gender, pick }: BookingChoices,
  person: RequestedPractitioner | undefined,
): string {
  const isAsked = slot !== null && pick !== null
  const { data: people } = useQuery({ ...freePractitioners(slot ?? '', gender), enabled: isAsked })
  const picked = people?.find(({ id }) => id === pick)
  return person?.name ?? picked?.name ?? 'Une des personnes libres'
}
