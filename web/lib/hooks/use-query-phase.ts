import { type Query, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

/** The part of a TanStack Query result that a screen needs. */
export interface Readable<T> {
  data: T | undefined
  isError: boolean
}

type Phase<T> =
  | { name: 'ready'; data: T }
  | { name: 'loading' }
  | { name: 'failed'; isRetrying: boolean; retry: () => Promise<void> }

/** After this long, a skeleton is replaced by the failure message. */
export const LATE_MILLISECONDS = 4000

const isUnread = ({ state }: Query) => state.data === undefined

/** A late answer counts as failed until it arrives. A retry refetches every query of the page that has no data yet. */
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
    // Without a cancel, the retry would wait for the same hanging request.
    await queryClient.cancelQueries({ predicate: isUnread, type: 'active' })
    await queryClient.refetchQueries({ predicate: isUnread, type: 'active' })
    setRetrying(false)
    // The retry button is removed with the failure message: move the focus to the page.
    if (document.activeElement === document.body) document.querySelector('main')?.focus({ preventScroll: true })
  }

  if (data !== undefined) return { name: 'ready', data }
  return isError || hasFailed ? { name: 'failed', isRetrying, retry } : { name: 'loading' }
}
