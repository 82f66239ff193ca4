import { type ReactNode, type RefObject, useEffect } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { useAutoScroll } from './use-auto-scroll.ts'

type ScrollingLogProps = {
  log: RefObject<HTMLDivElement | null>
  label: string
  /** False when the reader was sent to one message of the list. */
  startsAtEnd?: boolean
  /** New element that is read from its top: auto-scroll does not go past it. */
  notPast?: RefObject<HTMLElement | null>
  /** After sending a message, the list scrolls to it from any position. */
  hasJustSpoken?: boolean
  /** False for a list whose end is no news: the strip would only take its room. */
  offersEnd?: boolean
  children: ReactNode
}

/**
 * Message log, oldest first, in the height that the screen leaves: on the smallest screens the page grows instead of
 * the log shrinking. The log is not a live region: the status of the page announces new messages.
 */
export function ScrollingLog({
  log,
  label,
  startsAtEnd = true,
  notPast,
  hasJustSpoken = false,
  offersEnd = true,
  children,
}: ScrollingLogProps) {
  const { isAtEnd, follow } = useAutoScroll(log, { startsAtEnd, notPast })

  useEffect(() => {
    if (!hasJustSpoken) return
    follow.current()
    // On a low screen the page itself scrolls too.
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
      {/* Below the log, never over the text. */}
      {offersEnd && !isAtEnd && (
        <div className="border-t">
          <Button variant="ghost" width="full" onClick={() => follow.current()}>
            Derniers messages
          </Button>
        </div>
      )}
    </div>
  )
}
