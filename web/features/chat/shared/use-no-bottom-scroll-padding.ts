import { useEffect } from 'react'

/** Removes the page's bottom scroll padding: with the composer at the bottom, it would scroll the page at every key. */
export function useNoBottomScrollPadding() {
  useEffect(() => {
    const { style } = document.documentElement
    style.scrollPaddingBottom = '0'
    return () => {
      style.scrollPaddingBottom = ''
    }
  }, [])
}
