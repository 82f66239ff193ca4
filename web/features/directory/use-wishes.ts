import { useSearchParams } from 'react-router'
import { type Wishes, wishesIn, wishNames } from '#domain/directory/wishes.ts'
import { dayOf } from '#domain/time.ts'
import { useHydrated } from '#web/lib/hooks/use-hydrated.ts'
import { useNow } from '#web/lib/hooks/use-now.ts'

/** Filters kept in the URL: they survive a reload, a bookmark and the back button. */
export function useWishes() {
  const [search, setSearch] = useSearchParams()
  const isHydrated = useHydrated()
  const today = dayOf(useNow(60))
  const wishes = isHydrated ? wishesIn(search, today) : {}

  function wishFor(next: Wishes) {
    const address = new URLSearchParams(search)
    for (const name of wishNames) {
      const value = next[name]
      if (value === undefined) address.delete(name)
      else address.set(name, value)
    }
    setSearch(address, { replace: true, preventScrollReset: true })
  }

  return { wishes, wishFor, today, isHydrated }
}
