import { useState } from 'react'
import { addDays, type Day, dayOf } from '#domain/time.ts'
import { useNow } from '#web/lib/hooks/use-now.ts'

/** Window of days up to today, with paging back to the first entry. */
export function useMoodPeriod(since: Day) {
  const today = dayOf(useNow(300))
  const [length, setLength] = useState(14)
  const [past, setPast] = useState<Day>()
  const last = past ?? today
  const days = Array.from({ length }, (_, place) => addDays(last, place + 1 - length))
  const first = days[0] ?? last

  function showLater() {
    const later = addDays(last, length)
    setPast(later < today ? later : undefined)
  }

  return {
    today,
    days,
    first,
    last,
    length,
    setLength,
    showEarlier: first > since ? () => setPast(addDays(last, -length)) : undefined,
    showLater: past === undefined ? undefined : showLater,
  }
}
