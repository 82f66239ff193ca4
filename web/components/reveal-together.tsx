import { type Query, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { LATE_MILLISECONDS } from '#web/lib/hooks/use-query-phase.ts'

/** Queries that show their own progress are not waited for. */
const firstReads = { predicate: ({ state, meta }: Query) => state.status === 'pending' && !meta?.showsProgress }

type RevealTogetherProps = {
  /** At least as high as the screen, in the layout of the page. */
  skeleton: ReactNode
  children: ReactNode
}

/**
 * Shows several parts of a page at once, when all their queries have succeeded or failed: rendered one by one they
 * would cause a layout shift. They are mounted hidden meanwhile, so that they can fetch. After a timeout they are shown
 * anyway, and each shows its own late state.
 */
export function RevealTogether({ skeleton, children }: RevealTogetherProps) {
  const queryClient = useQueryClient()
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    if (isReady) return undefined
    const look = () => {
      if (queryClient.isFetching(firstReads) === 0) setReady(true)
    }
    // Deferred by a tick, so that dependent queries have started too.
    let timer = setTimeout(look)
    const stop = queryClient.getQueryCache().subscribe(() => {
      clearTimeout(timer)
      timer = setTimeout(look)
    })
    const late = setTimeout(() => setReady(true), LATE_MILLISECONDS)
    return () => {
      clearTimeout(late)
      clearTimeout(timer)
      stop()
    }
  }, [isReady, queryClient])
  return (
    <>
      {!isReady && (
        <output className="block min-h-[var(--screen-height)]" aria-busy="true">
          <span className="sr-only">Chargement…</span>
          {skeleton}
        </output>
      )}
      <div className="grid min-w-0 grid-cols-1 gap-6" hidden={!isReady}>
        {children}
      </div>
    </>
  )
}
