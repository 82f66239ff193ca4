import { type ReactNode, useRef, useState } from 'react'
import { formatDay } from '#domain/format-time.ts'
import { dayOf } from '#domain/time.ts'
import { Button } from '#web/components/ui/button.tsx'
import { EmptyState } from '#web/components/ui/empty-state.tsx'
import { DayHeading } from '#web/features/chat/shared/day-heading.tsx'
import { ScrollingLog } from '#web/features/chat/shared/scrolling-log.tsx'
import { EraseMessageDialog } from './erase-message-dialog.tsx'
import { MessageItem } from './message-item.tsx'
import type { Conversation, ThreadMessage } from './queries.ts'

type MessageLogProps = {
  conversation: Conversation
  messages: readonly ThreadMessage[]
  /** Loads older messages; undefined when there are none. */
  onOlder: (() => void) | undefined
  isReadingOlder: boolean
  /** Content after the last message. */
  children: ReactNode
}

export function MessageLog({ conversation, messages, onOlder, isReadingOlder, children }: MessageLogProps) {
  const log = useRef<HTMLDivElement>(null)
  const [erasing, setErasing] = useState<ThreadMessage>()
  return (
    <>
      <ScrollingLog log={log} label={`Messages avec ${conversation.with}`}>
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
            <DayHeading>{formatDay(day)}</DayHeading>
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
      </ScrollingLog>
      {erasing && (
        <EraseMessageDialog message={erasing} threadId={conversation.id} onClose={() => setErasing(undefined)} />
      )}
    </>
  )
}

function daysOf(messages: readonly ThreadMessage[]) {
  const byDay = Map.groupBy(messages, ({ sentAt }) => dayOf(new Date(sentAt)))
  return [...byDay].map(([day, ofDay]) => ({ day, ofDay }))
}
