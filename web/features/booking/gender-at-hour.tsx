import { useQuery } from '@tanstack/react-query'
import type { GenderPreference } from '#domain/booking/words.ts'
import { GenderChoice } from './gender-choice.tsx'
import { freePractitioners } from './queries.ts'
import type { BookingChoices, Choose } from './use-booking-choices.ts'

type GenderAtHourProps = {
  slot: string
  choices: BookingChoices
  choose: Choose
  /** Nobody of that gender is free then. */
  onNobody: () => void
}

/** The preference beside the questions: the chosen hour stays while somebody who matches is free then. */
export function GenderAtHour({ slot, choices, choose, onNobody }: GenderAtHourProps) {
  const { data: people = [] } = useQuery(freePractitioners(slot, 'any'))

  function prefer(gender: GenderPreference) {
    const fit = people.filter((person) => gender === 'any' || person.gender === gender)
    if (fit.length > 0) return choose({ gender, pick: fit.some(({ id }) => id === choices.pick) ? choices.pick : null })
    choose({ gender, slot: null, pick: null })
    onNobody()
  }

  return <GenderChoice value={choices.gender} onChoose={prefer} />
}
