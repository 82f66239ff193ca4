import { useEffect, useRef, useState } from 'react'
import type { Conversation } from './conversations/conversation.ts'

/**
 * After the conversation on screen was replaced: announces it to screen readers and moves the focus, since the button
 * that was pressed may be gone.
 */
export function useAnnounceAndFocus(phase: Conversation['phase']) {
  const field = useRef<HTMLTextAreaElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const lastMove = useRef(0)
  const [said, setSaid] = useState({ sentence: '', times: 0, movesFocus: false })

  useEffect(() => {
    if (!said.movesFocus || said.times === lastMove.current || phase === 'loading') return
    lastMove.current = said.times
    const heir = phase === 'ready' ? field : heading
    heir.current?.focus({ preventScroll: true })
  }, [phase, said])

  const speak = (sentence: string, movesFocus: boolean) =>
    setSaid(({ times }) => ({ sentence, times: times + 1, movesFocus }))

  return {
    field,
    heading,
    said,
    say: (sentence: string) => speak(sentence, false),
    after: (act: () => void, sentence: string) => {
      act()
      speak(sentence, true)
    },
  }
}
