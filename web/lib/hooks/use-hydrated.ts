import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False during hydration, true from then on: browser storage may be read. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
