import { useEffect } from 'react'
import { HYDRATED_EVENT } from '#web/app/replay-after-hydration.ts'

/** Signals hydration to the inlined script and to tests: buttons and forms work from now on. */
export function useSignalHydration() {
  useEffect(() => {
    // After the re-render that hydration itself triggers.
    const timer = setTimeout(() => {
      document.documentElement.dataset.hydrated = ''
      window.dispatchEvent(new Event(HYDRATED_EVENT))
    })
    return () => clearTimeout(timer)
  }, [])
}
