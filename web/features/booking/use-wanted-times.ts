import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { freeTimes, freeTimesOf, myAppointments } from './queries.ts'
import type { BookingChoices } from './use-booking-choices.ts'
import { type WantedPerson, wantedPerson } from './wanted-person.ts'

/** The free hours that suit the choices: of the person asked for, or of everybody. */
export function useWantedTimes({ with: link, gender }: BookingChoices, { isSignedIn }: { isSignedIn: boolean }) {
  const { data: found, isPending } = useQuery(wantedPerson(link))
  // Somebody without a free hour is named by the appointments one had with them.
  const { data: mine = [] } = useQuery({ ...myAppointments, enabled: isSignedIn && link !== null })
  const met = mine.find(({ practitionerId }) => practitionerId === link)
  const known: WantedPerson | undefined =
    met?.practitionerId && met.practitionerName ? { id: met.practitionerId, name: met.practitionerName } : undefined
  const person = found ?? known
  const isAsked = link !== null
  const theirs = useQuery({ ...freeTimesOf(person?.id ?? ''), enabled: person !== undefined })
  const everybodys = useQuery({
    ...freeTimes(gender),
    enabled: !isAsked || (!isPending && !person),
    placeholderData: keepPreviousData,
  })
  return { person, isUnknown: isAsked && !isPending && !person, times: person ? theirs : everybodys }
}
