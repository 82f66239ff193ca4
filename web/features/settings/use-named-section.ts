import { type RefObject, useEffect } from 'react'
import { useLocation } from 'react-router'

const gestures = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** What stands above the section that the address names is read one part after the other: it stays in sight meanwhile. */
export function useNamedSection(sections: RefObject<HTMLElement | null>) {
  const { hash } = useLocation()
  useEffect(() => {
    const section = document.getElementById(hash.slice(1))
    if (!section || !sections.current) return undefined
    const growth = new ResizeObserver(() => section.scrollIntoView())
    const leave = () => growth.disconnect()
    growth.observe(sections.current)
    // From then on the person moves by themselves.
    for (const gesture of gestures) window.addEventListener(gesture, leave, { passive: true })
    return () => {
      leave()
      for (const gesture of gestures) window.removeEventListener(gesture, leave)
    }
  }, [hash, sections])
}
