import { type RefObject, useEffect, useRef, useState } from 'react'

const NEAR_PIXELS = 48
const ROOM_PIXELS = 12
/** After a message was sent, the list scrolls to the end for this long, unless the person scrolls or presses a key. */
const AWAITED_MS = 2000
const WAYS_THROUGH = ['wheel', 'touchmove', 'pointerdown', 'keydown', 'focusin'] as const

interface Following {
  startsAtEnd: boolean
  /** A new element that is read from its top: auto-scroll stops there, before the end, until the person scrolls on. */
  notPast: RefObject<HTMLElement | null> | undefined
}

/** Auto-scrolls to new content only when the reader is at the end, so that it never interrupts reading further up. */
export function useAutoScroll(list: RefObject<HTMLElement | null>, { startsAtEnd, notPast }: Following) {
  const [isAtEnd, setAtEnd] = useState(startsAtEnd)
  const follow = useRef(() => {})

  useEffect(() => {
    const element = list.current
    const content = element?.firstElementChild
    if (!element || !content) return undefined
    let follows = startsAtEnd
    let passed: HTMLElement | null | undefined
    let known = stateOf(element)
    let askedAt = Number.NEGATIVE_INFINITY
    let handledAt = Number.NEGATIVE_INFINITY
    const handled = () => {
      handledAt = performance.now()
    }
    const limit = () => (notPast?.current === passed ? null : notPast?.current)
    const look = () => {
      const toEnd = element.scrollHeight - element.scrollTop - element.clientHeight
      const isNearEnd = toEnd < NEAR_PIXELS
      const now = stateOf(element)
      // A resize can change the scroll position by itself, and so can the answer to a message that was just sent. Every
      // other change of position comes from the person, and turns auto-scroll on or off.
      const isAwaited = performance.now() - askedAt < AWAITED_MS && handledAt < askedAt
      const isPushed = now.sizes !== known.sizes && (toEnd < 1 || isAwaited)
      if (now.top !== known.top && !isPushed) {
        follows = isNearEnd
        passed = notPast?.current
        known = now
      }
      // Scroll anchoring keeps the position of a reader further up; it would fight against auto-scroll.
      element.style.overflowAnchor = follows ? 'none' : 'auto'
      setAtEnd(isNearEnd || (follows && !limit()))
    }
    const growth = new ResizeObserver(() => {
      if (follows) element.scrollTo({ top: Math.min(element.scrollHeight, placeOf(limit())) })
      known = stateOf(element)
      look()
    })
    follow.current = () => {
      askedAt = performance.now()
      follows = true
      passed = notPast?.current
      element.scrollTo({ top: element.scrollHeight })
      known = stateOf(element)
      look()
    }
    // The list itself is observed too: crisis help above the composer, or a longer draft in it, makes the list smaller.
    growth.observe(element)
    growth.observe(content, { box: 'border-box' })
    element.addEventListener('scroll', look, { passive: true })
    for (const way of WAYS_THROUGH) element.addEventListener(way, handled, { passive: true })
    return () => {
      growth.disconnect()
      element.removeEventListener('scroll', look)
      for (const way of WAYS_THROUGH) element.removeEventListener(way, handled)
    }
  }, [list, notPast, startsAtEnd])

  return { isAtEnd, follow }
}

function stateOf({ scrollTop, scrollHeight, clientHeight }: HTMLElement) {
  return { top: scrollTop, sizes: `${scrollHeight} ${clientHeight}` }
}

/**
 * Scroll position that puts an element at the top of the list. The list is positioned, so `offsetTop` counts from it.
 */
function placeOf(element: HTMLElement | null | undefined): number {
  return element ? element.offsetTop - ROOM_PIXELS : Number.POSITIVE_INFINITY
}
