import { type RefObject, useEffect, useRef } from 'react'

interface Place {
  log: RefObject<HTMLElement | null>
  /** What is read from its top: the list stays there. */
  pinned: RefObject<HTMLElement | null>
  isAnswering: boolean
}

/**
 * Whoever answers by taps goes on by taps: once the reply is there, the focus goes to the first answer under it. To be
 * called at each tap.
 */
export function useNextAnswer({ log, pinned, isAnswering }: Place): () => void {
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
