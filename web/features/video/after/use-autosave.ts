import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

const PAUSE_MS = 800

/**
 * Autosave: debounced while typing, and at once when the page is left. `save` gets the latest value; after a failure
 * the value is kept, the error is shown, and the next change retries.
 */
export function useAutosave<Value>(initial: Value, save: (value: Value) => Promise<unknown>) {
  const [value, setValue] = useState(initial)
  const [savedAt, setSavedAt] = useState<Date>()
  const mutation = useMutation({
    mutationFn: save,
    onSuccess: () => setSavedAt(new Date()),
    meta: { showsItsErrors: true },
  })
  const unsaved = useRef<{ value: Value } | undefined>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const { mutate } = mutation
  const flush = useRef(() => {})
  useEffect(() => {
    flush.current = () => {
      clearTimeout(timer.current)
      const waiting = unsaved.current
      unsaved.current = undefined
      if (waiting) mutate(waiting.value)
    }
  }, [mutate])
  useEffect(() => {
    const now = () => flush.current()
    window.addEventListener('pagehide', now)
    document.addEventListener('visibilitychange', now)
    return () => {
      window.removeEventListener('pagehide', now)
      document.removeEventListener('visibilitychange', now)
      now()
    }
  }, [])
  function change(next: Value) {
    setValue(next)
    unsaved.current = { value: next }
    clearTimeout(timer.current)
    timer.current = setTimeout(() => flush.current(), PAUSE_MS)
  }
  return { value, change, savedAt, isSaving: mutation.isPending, error: mutation.error, flush: () => flush.current() }
}
