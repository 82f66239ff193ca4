import { useMutation } from '@tanstack/react-query'
import { Fragment, type ReactNode, type RefObject } from 'react'
import { formatDay } from '#domain/format-time.ts'
import { dayOf } from '#domain/time.ts'
import { Button } from '#web/components/ui/button.tsx'
import { useNow } from '#web/lib/hooks/use-now.ts'
import { type Conversation, hasBegun } from './conversations/conversation.ts'
import { WithdrawnHelp } from './guide/withdrawn-help.tsx'
import { MessageBubble } from './message-bubble.tsx'
import { DayHeading } from './shared/day-heading.tsx'
import { ScrollingLog } from './shared/scrolling-log.tsx'
import { TypingIndicator } from './typing-indicator.tsx'

type MessageListProps = {
  log: RefObject<HTMLDivElement | null>
  /** New crisis help, or a consent question: auto-scroll stops there. */
  notPast: RefObject<HTMLElement | null>
  conversation: Conversation
  foundMessageId: string | undefined
  onEarlier: () => Promise<void>
  help: ReactNode
  /** Id of the message under which help is shown. */
  helpBelow: string | undefined
  /** Keeps the last reply in view with its answers, when something longer follows them. */
  isReplyPinned: boolean
  /** Content after the last message: the opening, or the current exercise. */
  children: ReactNode
}

export function MessageList({
  log,
  notPast,
  conversation,
  foundMessageId,
  onEarlier,
  help,
  helpBelow,
  isReplyPinned,
  children,
}: MessageListProps) {
  const { messages, hasEarlier, isAnswering, takenBack } = conversation
  const today = dayOf(useNow(60))
  const dayAt = (place: number) => (place < 0 ? today : (messages[place]?.day ?? today))
  return (
    <ScrollingLog
      log={log}
      notPast={notPast}
      label="Conversation"
      startsAtEnd={foundMessageId === undefined && hasBegun(conversation)}
      hasJustSpoken={isAnswering}
      offersEnd={hasBegun(conversation)}
    >
      {hasEarlier && <EarlierButton onEarlier={onEarlier} />}
      {messages.map((message, place) => (
        <Fragment key={message.id}>
          {dayAt(place) !== dayAt(place - 1) && (
            <DayHeading>{dayAt(place) === today ? 'Aujourd’hui' : formatDay(dayAt(place))}</DayHeading>
          )}
          <section ref={isReplyPinned && place === messages.length - 1 ? notPast : null}>
            <MessageBubble
              message={message}
              isSearchResult={message.rowId !== undefined && message.rowId === foundMessageId}
            />
          </section>
          {message.id === helpBelow && help}
          {message.id === takenBack?.below && <WithdrawnHelp lines={takenBack.lines} />}
        </Fragment>
      ))}
      {isAnswering && <TypingIndicator isGoingOn={messages.at(-1)?.sender === 'assistant'} />}
      {children}
    </ScrollingLog>
  )
}

/** Pagination of a long conversation, from its end. */
function EarlierButton({ onEarlier }: { onEarlier: () => Promise<void> }) {
  const { mutate, isPending } = useMutation({ mutationFn: onEarlier })
  return (
    <div className="justify-self-center">
      <Button variant="outline" isBusy={isPending} onClick={() => mutate()}>
        Messages plus anciens
      </Button>
    </div>
  )
}
