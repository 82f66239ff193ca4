import { useState } from 'react'
import { useSearchParams } from 'react-router'
import {
  type Appearance,
  appearances,
  type ConsultationType,
  consultationTypes,
  type GenderPreference,
  genderPreferences,
} from '#domain/booking/words.ts'
import { type Day, isDay } from '#domain/time.ts'

export interface BookingChoices {
  type: ConsultationType
  gender: GenderPreference
  appearance: Appearance
  /** The first day to show. */
  date: Day | null
  /** The chosen start, as an instant. */
  slot: string | null
  /** The chosen practitioner; nobody in particular otherwise. */
  with: string | null
}

function oneOf<K extends string>(choices: Record<K, string>, value: string | null, otherwise: K): K {
  const isChoice = (key: string): key is K => Object.hasOwn(choices, key)
  return value !== null && isChoice(value) ? value : otherwise
}

/** Everything chosen but what is said in confidence lives in the address: it survives a reload, a bookmark and the way back. */
export function useBookingChoices() {
  const [address, setAddress] = useSearchParams()
  // The address follows a moment later: a submit right after a click must read what was just chosen.
  const [ahead, setAhead] = useState({ of: address, search: address })
  const search = ahead.of === address ? ahead.search : address
  const date = search.get('date')
  const slot = search.get('slot')
  const choices: BookingChoices = {
    type: oneOf(consultationTypes, search.get('type'), 'individual'),
    gender: oneOf(genderPreferences, search.get('gender'), 'any'),
    appearance: oneOf(appearances, search.get('as'), 'first_name'),
    date: date && isDay(date) ? date : null,
    slot: slot && !Number.isNaN(Date.parse(slot)) ? slot : null,
    with: search.get('with'),
  }

  function choose(chosen: Partial<Omit<BookingChoices, 'appearance'>> & { as?: Appearance; who?: 'others' | null }) {
    const next = new URLSearchParams(search)
    for (const [name, value] of Object.entries(chosen)) {
      if (value === null) next.delete(name)
      else next.set(name, value)
    }
    setAhead({ of: address, search: next })
    setAddress(next, { replace: true, preventScrollReset: true })
  }

  /** The appointment to move, when the page was opened to change one; at its time when only the person is to change. */
  return {
    choices,
    choose,
    movedId: search.get('move'),
    keepsTime: search.get('keep') === 'time',
    /** Whether an appointment may move to somebody else. */
    wantsOthers: search.get('who') === 'others',
  }
}
