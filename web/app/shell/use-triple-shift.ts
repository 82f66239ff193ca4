import { useEffect, useState } from 'react'

const PRESSES = 3
const WINDOW_MS = 5000

/** Calls `onTriple` when Shift is pressed alone three times within five seconds; returns the current count. */
export function useTripleShift(onTriple: () => void): number {
  const [count, setCount] = useState(0)

  useEffect(() => {
    let pressed = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    const reset = () => {
      clearTimeout(timer)
      pressed = 0
      setCount(0)
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Shift') return reset()
      if (event.repeat) return
      if (pressed === 0) timer = setTimeout(reset, WINDOW_MS)
      pressed += 1
      setCount(pressed)
      if (pressed === PRESSES) {
        reset()
        onTriple()
      }
    }
    window.addEventListener('keydown', onKeyDown)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('keydown', onKeyDown)
    }
  }, [onTriple])

  return count
}
