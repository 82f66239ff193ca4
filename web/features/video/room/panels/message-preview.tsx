import { Icon } from '#web/components/icon.tsx'
import type { ChatLine } from '../../engine/room-view.ts'
import type { Entrance } from '../../queries.ts'
import { nameOf } from '../room-people.ts'

type MessagePreviewProps = {
  /** Newest message that was not opened yet. */
  line: ChatLine | undefined
  entrance: Entrance
  onOpen: () => void
  onHide: () => void
}

/** First line of a new message, above the bar. Hidden, it stays unread. */
export function MessagePreview({ line, entrance, onOpen, onHide }: MessagePreviewProps) {
  return (
    <div aria-live="polite" className="min-w-0">
      {line && (
        <div className="flex items-center rounded-2xl bg-background/90">
          <button
            type="button"
            onClick={onOpen}
            className="flex min-h-11 min-w-0 flex-1 items-center gap-2.5 px-4 py-2 text-left text-base"
          >
            <Icon name="message-square" className="size-5 text-primary" />
            <span className="min-w-0 truncate">
              <span className="font-semibold">{nameOf(line.from, entrance)} : </span>
              {line.text}
            </span>
          </button>
          <button
            type="button"
            aria-label="Masquer l’aperçu du message"
            onClick={onHide}
            className="grid size-11 shrink-0 place-items-center"
          >
            <Icon name="x" className="size-4.5" />
          </button>
        </div>
      )}
    </div>
  )
}
