import { type ReactNode, type RefObject, useEffect } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { useFollowingScroll } from '#web/lib/hooks/use-following-scroll.ts'

type ScrollingLogProps = {
  log: RefObject<HTMLDivElement | null>
  label: string
  /** Not for who was led to a message of it. */
  startsAtEnd?: boolean
  /** What is new and read from its top. */
  notPast?: RefObject<HTMLElement | null>
  /** Whoever says something wants to see it said, wherever they were reading. */
  hasJustSpoken?: boolean
  children: ReactNode
}

/**
 * What was said, oldest first, in the room that the screen leaves: on the smallest, the page grows rather than the log
 * shrinks. Screen readers hear what is new from the status of the page, so the log itself stays silent.
 */
export function ScrollingLog({
  log,
  label,
  startsAtEnd = true,
  notPast,
  hasJustSpoken = false,
  children,
}: ScrollingLogProps) {
  const { isAtEnd, follow } = useFollowingScroll(log, { startsAtEnd, notPast })

  useEffect(() => {
    if (!hasJustSpoken) return
    follow.current()
    // On a short screen the page scrolls too.
    log.current?.closest('main')?.scrollIntoView()
  }, [log, follow, hasJustSpoken])

  return (
    <div className="flex flex-1 flex-col">
      <div className="relative min-h-56 flex-1 short:min-h-28">
        <div
          ref={log}
          role="log"
          aria-live="off"
          aria-label={label}
          // A region that scrolls must be reachable by keyboard.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          className="absolute inset-0 overflow-y-auto overscroll-contain focus-visible:-outline-offset-3"
        >
          <div className="clear-of-toasts mx-auto grid w-full max-w-[820px] grid-cols-1 gap-6 px-4 py-6">
            {children}
          </div>
        </div>
      </div>
      {/* Below what is read, never over it. */}
      {!isAtEnd && (
        <div className="border-t">
          <Button variant="ghost" width="full" onClick={() => follow.current()}>
            Derniers messages
          </Button>
        </div>
      )}
    </div>
  )
}
