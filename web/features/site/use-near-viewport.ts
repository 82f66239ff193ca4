import { type RefObject, useEffect, useState } from 'react'

/** Becomes true once, when the element is less than one screen away (IntersectionObserver). */
export function useNearViewport(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false)

  useEffect(() => {
    const watched = element.current
    if (!watched) return undefined
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        setNear(true)
        observer.disconnect()
      },
      { rootMargin: '100%' },
    )
    observer.observe(watched)
    return () => observer.disconnect()
  }, [element])

  return isNear
}
