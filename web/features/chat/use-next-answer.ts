import { type RefObject, useEffect, useRef } from 'react'

/**
 * Whoever answers by taps goes on by taps: once the reply is there, the focus goes to the first answer under it. Answers
 * whether the words were tapped, to be called with each tap.
 */
export function useNextAnswer(room: RefObject<HTMLElement | null>, isAnswering: boolean): () => void {
  const hasTapped = useRef(false)
  useEffect(() => {
    if (isAnswering || !hasTapped.current) return
    hasTapped.current = false
    room.current?.querySelector<HTMLElement>('[data-next-answer]')?.focus({ preventScroll: true })
  }, [room, isAnswering])
  return () => {
    hasTapped.current = true
  }
}
