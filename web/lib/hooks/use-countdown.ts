import { useCallback, useSyncExternalStore } from 'react'

const TICK_MS = 250

/** Whole seconds until an instant, counting down; zero once it has passed or when there is none. */
export function useCountdown(until: number | undefined): number {
  const subscribe = useCallback(
    (onTick: () => void) => {
      if (until === undefined) return () => {}
      const timer = setInterval(onTick, TICK_MS)
      return () => clearInterval(timer)
    },
    [until],
  )
  const secondsLeft = () => (until === undefined ? 0 : Math.max(0, Math.ceil((until - Date.now()) / 1000)))
  return useSyncExternalStore(subscribe, secondsLeft, () => 0)
}

/** `125` → « 2:05 ». */
export function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
