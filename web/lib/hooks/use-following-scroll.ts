import { type RefObject, useEffect, useRef, useState } from 'react'

const NEAR_PIXELS = 48
const ROOM_PIXELS = 12
/** After something was said, the end is what is waited for, unless the list is gone through. */
const AWAITED_MS = 2000
const WAYS_THROUGH = ['wheel', 'touchmove', 'pointerdown', 'keydown', 'focusin'] as const

interface Following {
  startsAtEnd: boolean
  /** What is new and read from its top: the list stops there, though the end be further down, until somebody goes on. */
  notPast: RefObject<HTMLElement | null> | undefined
}

/** Follows what is new only for who is at the end: nobody is torn from what they read again. */
export function useFollowingScroll(list: RefObject<HTMLElement | null>, { startsAtEnd, notPast }: Following) {
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
      // More room, or less to read, moves a list up to its end, and the answer to what was just said may be there before this is
      // told; anywhere else somebody has gone, and that wins.
      const isAwaited = performance.now() - askedAt < AWAITED_MS && handledAt < askedAt
      const isPushed = now.sizes !== known.sizes && (toEnd < 1 || isAwaited)
      if (now.top !== known.top && !isPushed) {
        follows = isNearEnd
        passed = notPast?.current
        known = now
      }
      // The browser keeps the place of who reads further up, and leaves a list that follows to itself.
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
    // The list too: help above the composer, or longer words in it, leave it less room.
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

/** Where the list must stand for an element of it to be at its top. The list is positioned: offsets count from it. */
function placeOf(element: HTMLElement | null | undefined): number {
  return element ? element.offsetTop - ROOM_PIXELS : Number.POSITIVE_INFINITY
}
