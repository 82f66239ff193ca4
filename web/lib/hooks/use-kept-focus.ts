import { type RefObject, useEffect } from 'react'

/** A button that goes away once it was pressed would leave the keyboard nowhere: `heir` takes the focus instead. */
export function useKeptFocus(room: RefObject<HTMLElement | null>, heir: RefObject<HTMLElement | null>) {
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
