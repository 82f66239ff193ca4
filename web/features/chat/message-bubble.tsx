import { Fragment, type ReactNode } from 'react'
import { numbersIn } from '#domain/chat/numbers-in.ts'
import { ASSISTANT_NAME } from '#domain/constants.ts'
import { formatTime } from '#domain/format-time.ts'
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
          {message.level === 'none' && !message.isLost ? message.text : <CallableText text={message.text} />}
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

/** The parts never change order, so their index is a stable key. */
function CallableText({ text }: { text: string }) {
  return numbersIn(text).map((part, place) =>
    typeof part === 'string' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <Fragment key={place}>{part}</Fragment>
    ) : (
      // Touch target large enough, without a taller line.
      <a
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        key={place}
        href={part.line.href}
        className="-mx-3.5 -my-2.5 inline-block px-3.5 py-2.5 font-semibold underline underline-offset-4"
      >
        {part.said}
      </a>
    ),
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
