import { type Query, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

/** What a screen needs to know of a query of TanStack Query. */
export interface Readable<T> {
  data: T | undefined
  isError: boolean
}

type Phase<T> =
  | { name: 'ready'; data: T }
  | { name: 'loading' }
  | { name: 'failed'; isRetrying: boolean; retry: () => Promise<void> }

/** Longer than this nobody looks at a skeleton without being told. */
export const LATE_MILLISECONDS = 4000

const isUnread = ({ state }: Query) => state.data === undefined

/** An answer that is late counts as failed until it comes. A retry asks again for all that the page has not read. */
export function useQueryPhase<T>({ data, isError }: Readable<T>): Phase<T> {
  const queryClient = useQueryClient()
  const [hasFailed, setFailed] = useState(false)
  const [isRetrying, setRetrying] = useState(false)
  const isWaiting = data === undefined && !hasFailed

  useEffect(() => {
    const timer = isWaiting ? setTimeout(() => setFailed(true), isError ? 0 : LATE_MILLISECONDS) : undefined
    return () => clearTimeout(timer)
  }, [isWaiting, isError])

  async function retry() {
    if (isRetrying) return
    setRetrying(true)
    // A request that hangs would otherwise be waited for again.
    await queryClient.cancelQueries({ predicate: isUnread, type: 'active' })
    await queryClient.refetchQueries({ predicate: isUnread, type: 'active' })
    setRetrying(false)
    // The button is gone with the failure, and the focus with it.
    if (document.activeElement === document.body) document.querySelector('main')?.focus({ preventScroll: true })
  }

  if (data !== undefined) return { name: 'ready', data }
  return isError || hasFailed ? { name: 'failed', isRetrying, retry } : { name: 'loading' }
}
