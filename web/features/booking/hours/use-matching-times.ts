import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { freeTimes, freeTimesOf } from '../queries.ts'
import { requestedPractitioner } from '../requested-practitioner.ts'
import type { BookingChoices } from '../use-booking-choices.ts'

/** Free starts that match the criteria: of the requested practitioner, or of all. */
export function useMatchingTimes({ with: link, gender }: BookingChoices) {
  const asked = useQuery(requestedPractitioner(link))
  const person = asked.data ?? undefined
  const isUnknown = link !== null && asked.data === null
  const theirs = useQuery({ ...freeTimesOf(person?.id ?? ''), enabled: person !== undefined })
  const everybodys = useQuery({
    ...freeTimes(gender),
    enabled: link === null || isUnknown,
    placeholderData: keepPreviousData,
  })
  if (person) return { person, isUnknown, times: theirs }
  // Not read is not unknown: the hours of other people would be taken for theirs.
  const isUnread = link !== null && asked.isError && !isUnknown
  return {
    person,
    isUnknown,
    times: isUnread ? { data: undefined, isError: true, refetch: asked.refetch } : everybodys,
  }
}
