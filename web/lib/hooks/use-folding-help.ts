import { useEffect, useRef, useState } from 'react'
import { useInView } from './use-in-view.ts'

/**
 * Help in the flow that folds into a strip until something new worries; help of a conversation that was left comes folded.
 * The focus goes where the person sent the help.
 */
export function useFoldingHelp(reason: string | undefined, { startsFolded = false } = {}) {
  const [choice, setChoice] = useState<{ reason: string | undefined; isFolded: boolean }>()
  const [calls, setCalls] = useState<HTMLElement | null>(null)
  const [strip, setStrip] = useState<HTMLElement | null>(null)
  const isMoving = useRef(false)
  const isFolded = reason !== undefined && (choice?.reason === reason ? choice.isFolded : startsFolded)
  const areCallsInView = useInView(calls)

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
