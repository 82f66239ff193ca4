import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False while the page is as the server drew it, true as soon as the browser's own storage may be read. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
