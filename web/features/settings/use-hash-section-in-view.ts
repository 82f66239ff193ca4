import { type RefObject, useEffect } from 'react'
import { useLocation } from 'react-router'

const gestures = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** Keeps the section of the URL hash in view while the sections above it load and grow. */
export function useHashSectionInView(sections: RefObject<HTMLElement | null>) {
  const { hash } = useLocation()
  useEffect(() => {
    const section = document.getElementById(hash.slice(1))
    if (!section || !sections.current) return undefined
    const growth = new ResizeObserver(() => section.scrollIntoView())
    const leave = () => growth.disconnect()
    growth.observe(sections.current)
    // Stops at the first interaction of the person.
    for (const gesture of gestures) window.addEventListener(gesture, leave, { passive: true })
    return () => {
      leave()
      for (const gesture of gestures) window.removeEventListener(gesture, leave)
    }
  }, [hash, sections])
}
