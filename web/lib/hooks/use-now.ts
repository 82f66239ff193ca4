import { useEffect, useState } from 'react'
import { pageData } from '../page-data.ts'
import { useHydrated } from './use-hydrated.ts'

/**
 * The current time, updated every `everySeconds` while the screen is open. During hydration, the time at which the server
 * rendered the page.
 */
export function useNow(everySeconds: number): Date {
  const [now, setNow] = useState(() => new Date())
  const isHydrated = useHydrated()
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), everySeconds * 1000)
    return () => clearInterval(timer)
  }, [everySeconds])
  const renderedAt = isHydrated ? undefined : pageData()?.at
  return renderedAt ? new Date(renderedAt) : now
}
