import { type RefObject, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Day } from '#domain/time.ts'
import { visibleHours } from './visible-hours.ts'

/** State of « Plus d’horaires » per first day shown; after opening, the focus moves to the first new start. */
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
