import { type RefObject, useEffect, useState } from 'react'

const NEAR_PIXELS = 48

/** Follows what is new only for who is at the end: nobody is torn from what they read again. */
export function useFollowingScroll(list: RefObject<HTMLElement | null>, { startsAtEnd = true } = {}) {
  const [isAtEnd, setAtEnd] = useState(startsAtEnd)

  useEffect(() => {
    const element = list.current
    const content = element?.firstElementChild
    if (!element || !content) return undefined
    let follows = startsAtEnd
    let lastTop = 0
    const look = () => {
      const isNearEnd = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_PIXELS
      // What has grown since the list scrolled by itself is not far from the end by anybody's wish: going up is.
      follows = isNearEnd || (follows && element.scrollTop >= lastTop)
      lastTop = element.scrollTop
      setAtEnd(follows)
    }
    const growth = new ResizeObserver(() => follows && element.scrollTo({ top: element.scrollHeight }))
    // The list too: help above the composer, or longer words in it, leave it less room.
    growth.observe(element)
    growth.observe(content)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      growth.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [list, startsAtEnd])

  return { isAtEnd, goToEnd: () => list.current?.scrollTo({ top: list.current.scrollHeight }) }
}
