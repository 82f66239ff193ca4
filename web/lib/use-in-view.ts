import { useEffect, useState } from 'react'

const WHOLE = 0.9

/** Whether all of an element can be seen. Takes the element itself, so that one that comes later is watched too. */
export function useInView(element: Element | null): boolean {
  const [isInView, setInView] = useState(false)

  useEffect(() => {
    if (!element) return undefined
    const watch = new IntersectionObserver(([entry]) => setInView((entry?.intersectionRatio ?? 0) >= WHOLE), {
      threshold: WHOLE,
    })
    watch.observe(element)
    return () => watch.disconnect()
  }, [element])

  return element !== null && isInView
}
