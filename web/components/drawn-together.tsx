import { type Query, useIsFetching, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'

const firstReads = { predicate: ({ state }: Query) => state.status === 'pending' }

type DrawnTogetherProps = {
  /** At least as high as the screen, in the shape of the page. */
  skeleton: ReactNode
  children: ReactNode
}

/**
 * Parts of a page that read rows each for itself, shown at once when all of them have their rows or have failed: drawn one
 * after the other they would push each other down the screen (layout shift). They are there meanwhile, hidden, and read.
 */
export function DrawnTogether({ skeleton, children }: DrawnTogetherProps) {
  const queryClient = useQueryClient()
  const reading = useIsFetching(firstReads)
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    // Asked again: when this first runs, the parts have begun to read, and `reading` is from before.
    if (reading === 0 && queryClient.isFetching(firstReads) === 0) setReady(true)
  }, [reading, queryClient])
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
