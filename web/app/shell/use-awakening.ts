import { useEffect } from 'react'
import { AWAKE_EVENT } from '#web/app/hold-until-awake.ts'

/** Tells the page's own script, and tests, that buttons and forms answer from now on. */
export function useAwakening() {
  useEffect(() => {
    // After what waking itself draws anew.
    const timer = setTimeout(() => {
      document.documentElement.dataset.awake = ''
      window.dispatchEvent(new Event(AWAKE_EVENT))
    })
    return () => clearTimeout(timer)
  }, [])
}
