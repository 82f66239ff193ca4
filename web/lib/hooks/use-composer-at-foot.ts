import { useEffect } from 'react'

/** The composer rests at the foot of the screen: the room that pages keep there would scroll this one at every key. */
export function useComposerAtFoot() {
  useEffect(() => {
    const { style } = document.documentElement
    style.scrollPaddingBottom = '0'
    return () => {
      style.scrollPaddingBottom = ''
    }
  }, [])
}
