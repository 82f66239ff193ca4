import { useSearchParams } from 'react-router'
import { type Filters, filterNames, filtersIn } from '#domain/directory/filters.ts'
import { dayOf } from '#domain/time.ts'
import { useHydrated } from '#web/lib/hooks/use-hydrated.ts'
import { useNow } from '#web/lib/hooks/use-now.ts'

/** Filters kept in the URL: they survive a reload, a bookmark and the back button. */
export function useDirectoryFilters() {
  const [search, setSearch] = useSearchParams()
  const isHydrated = useHydrated()
  const today = dayOf(useNow(60))
  const filters = isHydrated ? filtersIn(search, today) : {}

  function setFilters(next: Filters) {
    const address = new URLSearchParams(search)
    for (const name of filterNames) {
      const value = next[name]
      if (value === undefined) address.delete(name)
      else address.set(name, value)
    }
    setSearch(address, { replace: true, preventScrollReset: true })
  }

  return { filters, setFilters, today, isHydrated }
}
