import type { ReactNode } from 'react'
import { Skeleton } from '#web/components/ui/skeleton.tsx'
import { type Readable, useQueryPhase } from '#web/lib/hooks/use-query-phase.ts'

type QueryFigureProps<T> = {
  query: Readable<T>
  /** True when no other card of the page shows this query's failure with a retry. */
  hasRetry?: boolean
  children: (data: T) => ReactNode
}

/** Inline form of `QueryState` for a number or a date: « – » when it could not be read. */
export function QueryFigure<T>({ query, hasRetry = false, children }: QueryFigureProps<T>) {
  const phase = useQueryPhase(query)
  if (phase.name === 'ready') return children(phase.data)
  if (phase.name === 'loading')
    return (
      <span className="inline-flex h-[1.6em] w-24 items-center align-bottom" aria-busy="true">
        <span className="sr-only">Chargement…</span>
        <Skeleton />
      </span>
    )
  return (
    <>
      <span aria-hidden="true">– </span>
      <span className="sr-only">Non lu. </span>
      {hasRetry && (
        <button
          type="button"
          aria-disabled={phase.isRetrying}
          onClick={() => void phase.retry()}
          className="-my-2.5 min-h-11 font-normal text-small text-primary underline underline-offset-4"
        >
          Réessayer
        </button>
      )}
    </>
  )
}
