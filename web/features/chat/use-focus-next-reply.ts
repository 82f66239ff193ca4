import { type RefObject, useEffect, useRef } from 'react'

interface Place {
  log: RefObject<HTMLElement | null>
  /** Element kept at the top: the list is not scrolled to its end. */
  pinned: RefObject<HTMLElement | null>
  isAnswering: boolean
}

/**
 * Keyboard flow of quick replies: once the reply has arrived, the focus goes to the first quick reply under it. The
 * returned function is to be called at each tap.
 */
export function useFocusNextReply({ log, pinned, isAnswering }: Place): () => void {
  const hasTapped = useRef(false)
  useEffect(() => {
    const list = log.current
    if (isAnswering || !hasTapped.current || !list) return
    hasTapped.current = false
    list.querySelector<HTMLElement>('[data-next-answer]')?.focus({ preventScroll: true })
    if (!pinned.current) list.scrollTo({ top: list.scrollHeight })
  }, [log, pinned, isAnswering])
  return () => {
    hasTapped.current = true
  }
}
