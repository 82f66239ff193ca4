import { type Query, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { LATE_MILLISECONDS } from '#web/lib/hooks/use-query-phase.ts'

/** Those that show their own progress are not waited for. */
const firstReads = { predicate: ({ state, meta }: Query) => state.status === 'pending' && !meta?.showsProgress }

type DrawnTogetherProps = {
  /** At least as high as the screen, in the shape of the page. */
  skeleton: ReactNode
  children: ReactNode
}

/**
 * Parts of a page that read rows each for itself, shown at once when all of them have their rows or have failed: drawn one
 * after the other they would push each other down the screen (layout shift). They are there meanwhile, hidden, and read.
 * When an answer is late they are shown without it, and say so themselves.
 */
export function DrawnTogether({ skeleton, children }: DrawnTogetherProps) {
  const queryClient = useQueryClient()
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    if (isReady) return undefined
    const look = () => {
      if (queryClient.isFetching(firstReads) === 0) setReady(true)
    }
    // A turn later, when what depends on the rows that came has begun to read as well.
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
