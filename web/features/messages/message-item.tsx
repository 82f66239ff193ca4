import { formatTime } from '#domain/format-time.ts'
import { Icon } from '#web/components/icon.tsx'
import type { Conversation, ThreadMessage } from './queries.ts'

type MessageItemProps = { message: ThreadMessage; conversation: Conversation; onErase: () => void }

export function MessageItem({ message: { sender, body, sentAt }, conversation, onErase }: MessageItemProps) {
  const isFromMe = sender === conversation.mySide
  const time = formatTime(new Date(sentAt))
  return (
    <li className={`grid w-fit max-w-[85%] gap-1 ${isFromMe ? 'ml-auto justify-items-end' : ''}`}>
      <p className="flex items-center gap-1 text-note text-muted-foreground leading-5">
        {isFromMe ? 'Moi' : conversation.with} · <time dateTime={sentAt}>{time}</time>
        {isFromMe && (
          <button
            type="button"
            onClick={onErase}
            aria-label={`Effacer mon message de ${time}`}
            className="-my-2 -mr-2 grid size-9 place-items-center rounded-lg hover:bg-accent hover:text-accent-foreground"
          >
            <Icon name="trash" className="size-4" />
          </button>
        )}
      </p>
      <p
        className={`wrap-anywhere whitespace-pre-wrap rounded-2xl border px-4 py-2.5 ${
          isFromMe
            ? 'rounded-tr-xs border-transparent bg-secondary text-secondary-foreground'
            : 'rounded-tl-xs bg-card text-card-foreground'
        }`}
      >
        {body}
      </p>
    </li>
  )
}
