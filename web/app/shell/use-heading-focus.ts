import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** After a navigation, a screen reader starts at the new page's heading. The first page keeps the browser's own start. */
export function useHeadingFocus() {
  const { pathname, hash } = useLocation()
  const previous = useRef(pathname)

  useEffect(() => {
    if (previous.current === pathname) return
    previous.current = pathname
    if (hash) return
    const target = document.querySelector<HTMLElement>('main h1') ?? document.getElementById('contenu')
    target?.setAttribute('tabindex', '-1')
    target?.focus({ preventScroll: true })
  }, [pathname, hash])
}
