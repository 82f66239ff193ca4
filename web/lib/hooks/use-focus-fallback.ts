import { type RefObject, useEffect } from 'react'

/** Moves the focus to `heir` when a pressed button is removed, since it would be lost with the button. */
export function useFocusFallback(room: RefObject<HTMLElement | null>, heir: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = room.current
    if (!element) return undefined
    let last: Element | undefined
    const remember = ({ target }: FocusEvent) => {
      last = target instanceof Element && element.contains(target) ? target : undefined
    }
    const departures = new MutationObserver(() => {
      if (!last || last.isConnected || document.activeElement !== document.body) return
      last = undefined
      heir.current?.focus({ preventScroll: true })
    })
    departures.observe(element, { childList: true, subtree: true })
    document.addEventListener('focusin', remember)
    return () => {
      departures.disconnect()
      document.removeEventListener('focusin', remember)
    }
  }, [room, heir])
}
