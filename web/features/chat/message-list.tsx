import { Fragment, type ReactNode, useEffect, useRef } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { useFollowingScroll } from '#web/lib/use-following-scroll.ts'
import type { Conversation } from './conversation.ts'
import { EarlierButton } from './earlier-button.tsx'
import { MessageBubble } from './message-bubble.tsx'
import { TypingIndicator } from './typing-indicator.tsx'

type MessageListProps = {
  conversation: Conversation
  wantedMessage: string | undefined
  onEarlier: () => Promise<void>
  help: ReactNode
  /** The message under which help is shown. */
  helpBelow: string | undefined
  /** What follows the last message: first words, or the exercise under way. */
  children: ReactNode
}

/** Screen readers hear whole sentences from the status of the page, so the log itself stays silent. */
export function MessageList({
  conversation: { messages, hasEarlier, isAnswering },
  wantedMessage,
  onEarlier,
  help,
  helpBelow,
  children,
}: MessageListProps) {
  const list = useRef<HTMLDivElement>(null)
  const { isAtEnd, goToEnd } = useFollowingScroll(list, { startsAtEnd: wantedMessage === undefined })

  // Whoever says something wants to see it said, wherever they were reading.
  useEffect(() => {
    if (isAnswering) list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [isAnswering])

  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={list}
        role="log"
        aria-live="off"
        aria-label="Conversation"
        // A region that scrolls must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="h-full overflow-y-auto overscroll-contain focus-visible:-outline-offset-3"
      >
        <div className="mx-auto grid w-full max-w-[820px] gap-6 px-4 py-6">
          {hasEarlier && <EarlierButton onEarlier={onEarlier} />}
          {messages.map((message) => (
            <Fragment key={message.id}>
              <MessageBubble
                message={message}
                isWanted={message.rowId !== undefined && message.rowId === wantedMessage}
              />
              {message.id === helpBelow && help}
            </Fragment>
          ))}
          {isAnswering && !messages.at(-1)?.isWriting && <TypingIndicator />}
          {!isAnswering && children}
        </div>
      </div>
      {!isAtEnd && (
        <div className="-translate-x-1/2 absolute bottom-3 left-1/2 rounded-lg shadow-md">
          <Button variant="outline" onClick={goToEnd}>
            Derniers messages
          </Button>
        </div>
      )}
    </div>
  )
}
