import type { ReactNode } from 'react'
import { type Readable, useQueryPhase } from '#web/lib/hooks/use-query-phase.ts'
import { PartLoading } from './part-loading.tsx'
import { ErrorState } from './ui/error-state.tsx'

type QueryStateProps<T> = {
  query: Readable<T>
  /** « Nous n’avons pas pu lire vos messages. » */
  failure: string
  /** Of the shape of what comes. */
  skeleton?: ReactNode
  children: (data: T) => ReactNode
}

/** What was read, and until then a skeleton or the failure with a retry: never « 0 » or « Aucun » for want of an answer. */
export function QueryState<T>({ query, failure, skeleton, children }: QueryStateProps<T>) {
  const phase = useQueryPhase(query)
  if (phase.name === 'ready') return children(phase.data)
  if (phase.name === 'failed')
    return <ErrorState sentence={failure} isBusy={phase.isRetrying} onRetry={() => void phase.retry()} />
  return <PartLoading {...(skeleton && { skeleton })} />
}
