import { useEffect, useRef, useState } from 'react'
import { useInView } from '#web/lib/hooks/use-in-view.ts'

/**
 * Crisis help that folds into a strip and unfolds when a new reason appears; help of an earlier conversation starts
 * folded. Focus follows to the card or the strip when the person folds or unfolds it.
 */
export function useCollapsibleHelp(reason: string | undefined, { startsFolded = false } = {}) {
  const [choice, setChoice] = useState<{ reason: string | undefined; isFolded: boolean }>()
  const [calls, setCalls] = useState<HTMLElement | null>(null)
  const [strip, setStrip] = useState<HTMLElement | null>(null)
  const isMoving = useRef(false)
  const isFolded = reason !== undefined && (choice?.reason === reason ? choice.isFolded : startsFolded)
  const areCallsInView = useInView(calls, strip)

  useEffect(() => {
    const target = isFolded ? strip : calls
    if (!isMoving.current || !target) return
    isMoving.current = false
    moveTo(target)
  }, [isFolded, strip, calls])

  const fold = () => {
    isMoving.current = true
    setChoice({ reason, isFolded: true })
  }

  const unfold = () => {
    if (calls) {
      moveTo(calls)
    } else {
      isMoving.current = true
      setChoice({ reason, isFolded: false })
    }
  }

  return { isFolded, isStripDue: isFolded || !areCallsInView, callsRef: setCalls, stripRef: setStrip, fold, unfold }
}

function moveTo(help: HTMLElement) {
  const way = help.querySelector('button') ?? help.querySelector('a')
  help.scrollIntoView({ block: 'center' })
  way?.focus({ preventScroll: true })
}
