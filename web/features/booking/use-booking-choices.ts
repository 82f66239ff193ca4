import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { type GenderPreference, genderPreferences } from '#domain/booking/words.ts'
import { type Day, isDay } from '#domain/time.ts'

/** Booking criteria kept in the URL: nothing confidential. */
export interface BookingChoices {
  gender: GenderPreference
  /** Day whose starts are shown. */
  day: Day | null
  /** The chosen start, as an ISO instant. */
  slot: string | null
  /** Practitioner requested by the link; null means all. */
  with: string | null
  /** Practitioner chosen among those free at the start; null means no preference. */
  pick: string | null
}

export type Choose = (chosen: Partial<BookingChoices> & { who?: 'others' | null }) => void

function isGenderPreference(value: string): value is GenderPreference {
  return Object.hasOwn(genderPreferences, value)
}

/**
 * The criteria are kept in the URL: they survive a reload, a bookmark, the back button, and sign-in or sign-up. A moved
 * appointment has a gender preference already, which applies until another is chosen.
 */
export function useBookingChoices(usualGender: GenderPreference = 'any') {
  const [address, setAddress] = useSearchParams()
  // Optimistic copy: the URL updates asynchronously, and a submit right after a click must read the new choice.
  const [ahead, setAhead] = useState({ of: address, search: address })
  const search = ahead.of === address ? ahead.search : address
  const gender = search.get('gender') ?? ''
  const day = search.get('day')
  const slot = search.get('slot')
  const choices: BookingChoices = {
    gender: isGenderPreference(gender) ? gender : usualGender,
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

  /** Appointment to reschedule; `keepsTime` when only the practitioner changes. */
  return {
    choices,
    choose,
    movedId: search.get('move'),
    keepsTime: search.get('keep') === 'time',
    /** Whether an appointment may move to another practitioner. */
    wantsOthers: search.get('who') === 'others',
  }
}
