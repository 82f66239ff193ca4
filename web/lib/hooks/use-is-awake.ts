import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in a prerendered page until hydration: the URL and the current time are not known before. */
export function useIsAwake(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
