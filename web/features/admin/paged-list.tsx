import type { ReactNode } from 'react'
import { QueryState } from '#web/components/query-state.tsx'
import { MoreButton } from './more-button.tsx'

type PagedListProps<T> = {
  query: {
    data: { pages: T[][] } | undefined
    isError: boolean
    hasNextPage: boolean
    isFetchingNextPage: boolean
    fetchNextPage: () => Promise<unknown>
  }
  failure: string
  /** « Aucun message. » */
  empty: string
  children: (row: T) => ReactNode
}

/** Rows of an infinite query, with a button for more. */
export function PagedList<T>({ query, failure, empty, children }: PagedListProps<T>) {
  return (
    <QueryState query={{ data: query.data?.pages.flat(), isError: query.isError }} failure={failure}>
      {(rows) => (
        <>
          {rows.length === 0 && <p className="rounded-2xl border bg-card p-6 text-muted-foreground">{empty}</p>}
          {rows.length > 0 && (
            <ul className="divide-y rounded-2xl border bg-card px-5 text-card-foreground">{rows.map(children)}</ul>
          )}
          <MoreButton list={query} />
        </>
      )}
    </QueryState>
  )
}
