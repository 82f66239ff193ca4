import { useEffect, useState } from 'react'

const WHOLE = 0.9

/**
 * Whether an element is fully visible. The sticky header hides what lies under it, and the page's scroll padding is the
 * height of that header. Takes the element and not a ref, so that an element mounted later is observed too.
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
    // The header has another height after a rotation or a resize.
    window.addEventListener('resize', begin)
    return () => {
      watch?.disconnect()
      window.removeEventListener('resize', begin)
    }
  }, [element])

  return element !== null && isInView
}
