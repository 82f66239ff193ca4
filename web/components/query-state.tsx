import type { ReactNode } from 'react'
import { type Readable, useQueryPhase } from '#web/lib/use-query-phase.ts'
import { ErrorState } from './ui/error-state.tsx'
import { Skeleton } from './ui/skeleton.tsx'

type QueryStateProps<T> = {
  query: Readable<T>
  /** « Nous n’avons pas pu lire vos messages. » */
  failure: string
  /** Of the shape of what comes. */
  skeleton?: ReactNode
  children: (data: T) => ReactNode
}

/** What was read, and until then a skeleton or the failure with a retry: never « 0 » or « Aucun » for want of an answer. */
export function QueryState<T>({ query, failure, skeleton = <Skeleton shape="card" />, children }: QueryStateProps<T>) {
  const phase = useQueryPhase(query)
  if (phase.name === 'ready') return children(phase.data)
  if (phase.name === 'failed')
    return <ErrorState sentence={failure} isBusy={phase.isRetrying} onRetry={() => void phase.retry()} />
  return (
    <output className="block" aria-busy="true">
      <span className="sr-only">Chargement…</span>
      {skeleton}
    </output>
  )
}
