import { type RefObject, useEffect, useState } from 'react'

const NEAR_PIXELS = 48
const ROOM_PIXELS = 16

interface Following {
  startsAtEnd: boolean
  /** What stays in sight while the list follows, though the end be further down. */
  notPast: RefObject<HTMLElement | null> | undefined
}

/** Follows what is new only for who is at the end: nobody is torn from what they read again. */
export function useFollowingScroll(list: RefObject<HTMLElement | null>, { startsAtEnd, notPast }: Following) {
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
      setAtEnd(isNearEnd || (follows && !notPast?.current))
    }
    const growth = new ResizeObserver(() => {
      if (follows) element.scrollTo({ top: Math.min(element.scrollHeight, placeOf(notPast?.current, element)) })
      look()
    })
    // The list too: help above the composer, or longer words in it, leave it less room.
    growth.observe(element)
    growth.observe(content)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      growth.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [list, notPast, startsAtEnd])

  return { isAtEnd, goToEnd: () => list.current?.scrollTo({ top: list.current.scrollHeight }) }
}

/** Where the list must stand for an element of it to be at its top. */
function placeOf(element: HTMLElement | null | undefined, list: HTMLElement): number {
  if (!element) return Number.POSITIVE_INFINITY
  const { top } = element.getBoundingClientRect()
  return list.scrollTop + top - list.getBoundingClientRect().top - ROOM_PIXELS
}
