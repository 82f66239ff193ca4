import { useEffect } from 'react'
import { AWAKE_EVENT } from '#web/app/hold-until-awake.ts'

/** Signals hydration to the inlined script and to tests: buttons and forms work from now on. */
export function useAwakening() {
  useEffect(() => {
    // After the re-render that hydration itself triggers.
    const timer = setTimeout(() => {
      document.documentElement.dataset.awake = ''
      window.dispatchEvent(new Event(AWAKE_EVENT))
    })
    return () => clearTimeout(timer)
  }, [])
}
