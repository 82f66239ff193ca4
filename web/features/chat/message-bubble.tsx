import type { ReactNode } from 'react'
import { ASSISTANT_NAME } from '#domain/constants.ts'
import { formatTime } from '#domain/format-time.ts'
import { CallableText } from './callable-text.tsx'
import type { Message } from './conversations/conversation.ts'

type MessageBubbleProps = {
  message: Message
  /** Search result: scrolled into view and highlighted. */
  isSearchResult?: boolean
}

export function MessageBubble({ message, isSearchResult = false }: MessageBubbleProps) {
  return isSearchResult ? (
    <div ref={bringIntoView} tabIndex={-1} className="rounded-xl outline-2 outline-ring outline-offset-8">
      <Bubble message={message} />
    </div>
  ) : (
    <Bubble message={message} />
  )
}

function bringIntoView(element: HTMLElement | null) {
  element?.scrollIntoView({ block: 'center' })
  element?.focus({ preventScroll: true })
}

function Bubble({ message }: { message: Message }) {
  if (message.sender === 'assistant') {
    return (
      <FromAssistant at={message.at}>
        <p className="whitespace-pre-wrap" aria-busy={message.isWriting}>
          <CallableText text={message.text} />
        </p>
        {message.isCut && <p className="text-note text-muted-foreground leading-5">Réponse interrompue</p>}
      </FromAssistant>
    )
  }
  return (
    <div className="ml-auto grid w-fit max-w-[85%] justify-items-end gap-1">
      <p className="text-note text-muted-foreground leading-5">
        <span>Moi</span>
        <Hour at={message.at} />
        {message.isLost && <span className="text-destructive"> · non envoyé</span>}
      </p>
      <p className="wrap-anywhere whitespace-pre-wrap rounded-2xl rounded-tr-xs border border-transparent bg-secondary px-4 py-2.5 text-secondary-foreground">
        {message.text}
      </p>
    </div>
  )
}

function Hour({ at }: { at: Date | undefined }) {
  return at && <time dateTime={at.toISOString()}> · {formatTime(at)}</time>
}

export function FromAssistant({ at, children }: { at?: Date | undefined; children: ReactNode }) {
  return (
    <div className="flex gap-3">
      <span
        aria-hidden="true"
        className="grid size-9 shrink-0 place-items-center rounded-full bg-secondary font-semibold text-note text-secondary-foreground"
      >
        AI
      </span>
      <div className="wrap-anywhere grid min-w-0 max-w-[68ch] grid-cols-1 gap-1 pt-0.5">
        <p className="text-note text-muted-foreground leading-5">
          <span>{ASSISTANT_NAME}</span>
          <Hour at={at} />
        </p>
        {children}
      </div>
    </div>
  )
}
