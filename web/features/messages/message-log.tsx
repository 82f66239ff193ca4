import { type ReactNode, useRef, useState } from 'react'
import { formatDay } from '#domain/format-time.ts'
import { dayOf } from '#domain/time.ts'
import { Button } from '#web/components/ui/button.tsx'
import { EmptyState } from '#web/components/ui/empty-state.tsx'
import { useFollowingScroll } from '#web/lib/use-following-scroll.ts'
import { EraseMessageDialog } from './erase-message-dialog.tsx'
import { MessageItem } from './message-item.tsx'
import type { Conversation, ThreadMessage } from './queries.ts'

type MessageLogProps = {
  conversation: Conversation
  messages: readonly ThreadMessage[]
  /** Shows more of the past, when there is more. */
  onOlder: (() => void) | undefined
  isReadingOlder: boolean
  /** What follows the last message. */
  children: ReactNode
}

/** Screen readers hear what is new from the status of the page, so the log itself stays silent. */
export function MessageLog({ conversation, messages, onOlder, isReadingOlder, children }: MessageLogProps) {
  const list = useRef<HTMLDivElement>(null)
  const { isAtEnd, goToEnd } = useFollowingScroll(list)
  const [erasing, setErasing] = useState<ThreadMessage>()
  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={list}
        role="log"
        aria-live="off"
        aria-label={`Messages avec ${conversation.with}`}
        // A region that scrolls must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="h-full overflow-y-auto overscroll-contain focus-visible:-outline-offset-3"
      >
        <div className="mx-auto grid w-full max-w-[820px] gap-6 px-4 py-6">
          {onOlder && (
            <div className="text-center">
              <Button variant="outline" isBusy={isReadingOlder} onClick={onOlder}>
                Messages plus anciens
              </Button>
            </div>
          )}
          {messages.length === 0 && <EmptyState sentence={`Écrivez le premier message à ${conversation.with}.`} />}
          {daysOf(messages).map(({ day, ofDay }) => (
            <section key={day} aria-label={formatDay(day)} className="grid gap-4">
              <h2 className="text-center font-normal font-sans text-[14px] text-muted-foreground leading-5 tracking-normal">
                {formatDay(day)}
              </h2>
              <ol className="grid gap-4">
                {ofDay.map((message) => (
                  <MessageItem
                    key={message.id}
                    message={message}
                    conversation={conversation}
                    onErase={() => setErasing(message)}
                  />
                ))}
              </ol>
            </section>
          ))}
          {children}
        </div>
      </div>
      {!isAtEnd && (
        <div className="-translate-x-1/2 absolute bottom-3 left-1/2 rounded-lg shadow-md">
          <Button variant="outline" onClick={goToEnd}>
            Derniers messages
          </Button>
        </div>
      )}
      {erasing && (
        <EraseMessageDialog message={erasing} threadId={conversation.id} onClose={() => setErasing(undefined)} />
      )}
    </div>
  )
}

function daysOf(messages: readonly ThreadMessage[]) {
  const byDay = Map.groupBy(messages, ({ sentAt }) => dayOf(new Date(sentAt)))
  return [...byDay].map(([day, ofDay]) => ({ day, ofDay }))
}
