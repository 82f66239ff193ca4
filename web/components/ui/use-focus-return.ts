import { useRef } from 'react'

/**
 * For dialogs opened from elsewhere than a Radix trigger: whatever had the focus gets it back, or what `heir` answers where
 * that is gone by then, as the item of a menu is.
 */
export function useFocusReturn(heir?: () => HTMLElement | null | undefined) {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      const target = heir?.() ?? opener.current
      if (target instanceof HTMLElement) target.focus()
    },
  }
}
