import { useEffect, useState } from 'react'

const WHOLE = 0.9

/**
 * Whether an element is fully visible. In a page that scrolls, the sticky header hides what lies under it: the page's
 * scroll padding is the height of that header. In a list that scrolls, what `cover` takes of it counts as visible: shown
 * because the element is out of view, `cover` must not be the reason why it stays out of view. Takes elements and not
 * refs, so that those mounted later are observed too.
 */
export function useInView(element: Element | null, cover: HTMLElement | null): boolean {
  const [isInView, setInView] = useState(false)

  useEffect(() => {
    if (!element) return undefined
    let watch: IntersectionObserver | undefined
    const begin = () => {
      watch?.disconnect()
      const list = scrollingAncestor(element)
      // On a busy device one call brings several changes: only the last one is true.
      watch = new IntersectionObserver((changes) => setInView((changes.at(-1)?.intersectionRatio ?? 0) >= WHOLE), {
        root: list,
        threshold: WHOLE,
        rootMargin: list
          ? `0px 0px ${cover?.offsetHeight ?? 0}px`
          : `-${getComputedStyle(document.documentElement).scrollPaddingTop} 0px 0px`,
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
  }, [element, cover])

  return element !== null && isInView
}

/** Null when the page itself scrolls. */
function scrollingAncestor(element: Element): Element | null {
  for (let parent = element.parentElement; parent && parent !== document.body; parent = parent.parentElement)
    if (/auto|scroll/.test(getComputedStyle(parent).overflowY)) return parent
  return null
}
