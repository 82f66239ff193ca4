import { useEffect } from 'react'
import { AWAKE_EVENT } from '#web/app/late-start.ts'

/** Tells the page's own script, and tests, that buttons and forms answer from now on. */
export function useAwakening() {
  useEffect(() => {
    document.documentElement.dataset.awake = ''
    window.dispatchEvent(new Event(AWAKE_EVENT))
  }, [])
}
