import { useRef } from 'react'

/**
 * For dialogs opened without a Radix trigger: gives the focus back to the opener, or to `heir` when the opener was
 * removed meanwhile, such as a menu item.
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
