import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { freeTimes, freeTimesOf } from '../queries.ts'
import { requestedPractitioner } from '../requested-practitioner.ts'
import type { BookingChoices } from '../use-booking-choices.ts'

/** Free starts that match the criteria: of the requested practitioner, or of all. */
export function useMatchingTimes({ with: link, gender }: BookingChoices) {
  const { data: found, isPending } = useQuery(requestedPractitioner(link))
  const person = found ?? undefined
  const isUnknown = link !== null && !isPending && !person
  const theirs = useQuery({ ...freeTimesOf(person?.id ?? ''), enabled: person !== undefined })
  const everybodys = useQuery({
    ...freeTimes(gender),
    enabled: link === null || isUnknown,
    placeholderData: keepPreviousData,
  })
  return { person, isUnknown, times: person ? theirs : everybodys }
}
