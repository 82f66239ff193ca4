import { useRef } from 'react'

/**
 * One idempotency key for all attempts with the same content, so that the act happens once. Other content gets a new key.
 */
export function useIdempotencyKey() {
  const last = useRef<{ content: string; key: string }>(undefined)
  return {
    keyFor(input: unknown): string {
      const content = JSON.stringify(input)
      if (last.current?.content !== content) last.current = { content, key: crypto.randomUUID() }
      return last.current.key
    },
    /** Called once the act is done: the same content sent again is then a new act. */
    forget() {
      last.current = undefined
    },
  }
}
