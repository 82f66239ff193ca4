import { useEffect, useState } from 'react'

const WHOLE = 0.9

/**
 * Whether all of an element can be seen: what lies under the header that stays cannot, and the page's scroll padding is
 * its height. Takes the element itself, so that one that comes later is watched too.
 */
export function useInView(element: Element | null): boolean {
  const [isInView, setInView] = useState(false)

  useEffect(() => {
    if (!element) return undefined
    let watch: IntersectionObserver | undefined
    const begin = () => {
      watch?.disconnect()
      watch = new IntersectionObserver(([entry]) => setInView((entry?.intersectionRatio ?? 0) >= WHOLE), {
        threshold: WHOLE,
        rootMargin: `-${getComputedStyle(document.documentElement).scrollPaddingTop} 0px 0px`,
      })
      watch.observe(element)
    }
    begin()
    // A screen that is turned or made small has another header.
    window.addEventListener('resize', begin)
    return () => {
      watch?.disconnect()
      window.removeEventListener('resize', begin)
    }
  }, [element])

  return element !== null && isInView
}
