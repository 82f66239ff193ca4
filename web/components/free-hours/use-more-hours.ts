import { type RefObject, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Day } from '#domain/time.ts'
import { visibleHours } from './visible-hours.ts'

/** « Plus d’horaires », for the days that begin with one: the keyboard goes on at the first new hour. */
export function useMoreHours(field: RefObject<HTMLElement | null>) {
  const [openedDay, setOpenedDay] = useState<Day>()

  function open(day: Day | undefined) {
    const known = new Set(visibleHours(field).map(({ value }) => value))
    flushSync(() => setOpenedDay(day))
    visibleHours(field)
      .find(({ value }) => !known.has(value))
      ?.focus()
  }

  return { openedDay, open }
}
