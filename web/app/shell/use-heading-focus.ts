import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * After a navigation, moves the focus to the new page's heading, or to the target of the URL hash, for screen readers.
 * The first page keeps the browser's default focus.
 */
export function useHeadingFocus() {
  const { pathname, hash } = useLocation()
  const previous = useRef(pathname)

  useEffect(() => {
    if (previous.current === pathname) return
    previous.current = pathname
    const target = hash
      ? document.getElementById(hash.slice(1))
      : (document.querySelector<HTMLElement>('main h1') ?? document.getElementById('contenu'))
    target?.setAttribute('tabindex', '-1')
    target?.focus({ preventScroll: true })
  }, [pathname, hash])
}
