import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { type GenderPreference, genderPreferences } from '#domain/booking/words.ts'
import { type Day, isDay } from '#domain/time.ts'

/** Where and with whom, and nothing said in confidence: it stands in the address. */
export interface BookingChoices {
  gender: GenderPreference
  /** The day whose hours are shown. */
  day: Day | null
  /** The chosen start, as an instant. */
  slot: string | null
  /** Whose hours are shown, as the link to them says; everybody's otherwise. */
  with: string | null
  /** The practitioner chosen among those who are free at that start; nobody in particular otherwise. */
  pick: string | null
}

export type Choose = (chosen: Partial<BookingChoices> & { who?: 'others' | null }) => void

function isGenderPreference(value: string): value is GenderPreference {
  return Object.hasOwn(genderPreferences, value)
}

/** What is chosen lives in the address: it survives a reload, a bookmark, the way back, and signing in or up. */
export function useBookingChoices() {
  const [address, setAddress] = useSearchParams()
  // The address follows a moment later: a submit right after a click must read what was just chosen.
  const [ahead, setAhead] = useState({ of: address, search: address })
  const search = ahead.of === address ? ahead.search : address
  const gender = search.get('gender') ?? ''
  const day = search.get('day')
  const slot = search.get('slot')
  const choices: BookingChoices = {
    gender: isGenderPreference(gender) ? gender : 'any',
    day: day && isDay(day) ? day : null,
    slot: slot && !Number.isNaN(Date.parse(slot)) ? new Date(slot).toISOString() : null,
    with: search.get('with'),
    pick: search.get('pick'),
  }

  const choose: Choose = (chosen) => {
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
