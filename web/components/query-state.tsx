import type { ReactNode } from 'react'
import { type Readable, useQueryPhase } from '#web/lib/hooks/use-query-phase.ts'
import { PartLoading } from './part-loading.tsx'
import { ErrorState } from './ui/error-state.tsx'

type QueryStateProps<T> = {
  query: Readable<T>
  /** « Nous n’avons pas pu lire vos messages. » */
  failure: string
  /** Skeleton in the layout of the content. */
  skeleton?: ReactNode
  children: (data: T) => ReactNode
}

/**
 * Renders the data of a query, a skeleton while it loads, or the failure with a retry: never « 0 » or « Aucun » without
 * an answer.
 */
export function QueryState<T>({ query, failure, skeleton, children }: QueryStateProps<T>) {
  const phase = useQueryPhase(query)
  if (phase.name === 'ready') return children(phase.data)
  if (phase.name === 'failed')
    return <ErrorState sentence={failure} isBusy={phase.isRetrying} onRetry={() => void phase.retry()} />
  return <PartLoading {...(skeleton && { skeleton })} />
}
