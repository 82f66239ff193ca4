import { useRef } from 'react'

/** One idempotency key for all attempts at the same act, so that it happens once. Other content is another act. */
export function useAttemptKey() {
  const last = useRef<{ content: string; key: string }>(undefined)
  return {
    keyFor(input: unknown): string {
      const content = JSON.stringify(input)
      if (last.current?.content !== content) last.current = { content, key: crypto.randomUUID() }
      return last.current.key
    },
    /** Once the act is done, the same content asked again is a new act. */
    forget() {
      last.current = undefined
    },
  }
}
