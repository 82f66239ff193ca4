import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in a page rendered at build time, and until React has taken it over: nobody's address and clock are known there. */
export function useIsAwake(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
