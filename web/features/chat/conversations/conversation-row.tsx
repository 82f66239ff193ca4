import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { formatShortDateTime } from '#domain/format-time.ts'
import { Icon } from '#web/components/icon.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { type OwnConversation, ownConversations } from '../queries.ts'
import { conversationName, eraseConversation, exportConversation, renameConversation } from './conversation-acts.ts'
import { EraseDialog } from './erase-dialog.tsx'
import { RenameForm } from './rename-form.tsx'

type ConversationRowProps = {
  conversation: OwnConversation
  isCurrent: boolean
  onOpen: () => void
  onErased: () => void
  /** Announces an action to screen readers. */
  onSay: (sentence: string) => void
  /** Takes the focus when the row is removed. */
  heading: RefObject<HTMLElement | null>
}

export function ConversationRow({ conversation, isCurrent, onOpen, onErased, onSay, heading }: ConversationRowProps) {
  const { session_id: sessionId, last_message_at: at } = conversation
  const name = conversationName(conversation)
  const queryClient = useQueryClient()
  const [isNaming, setNaming] = useState(false)
  const wasNaming = useRef(false)
  const renameButton = useRef<HTMLButtonElement>(null)
  const reload = () => queryClient.invalidateQueries(ownConversations)
  const save = useMutation({ mutationFn: () => exportConversation(sessionId) })
  const [isErasing, setErasing] = useState(false)

  // The field is removed: the rename button gets the focus back.
  useEffect(() => {
    if (wasNaming.current && !isNaming) renameButton.current?.focus()
    wasNaming.current = isNaming
  }, [isNaming])

  async function rename(title: string) {
    await renameConversation(sessionId, title)
    await reload()
    onSay(`La conversation s’appelle maintenant « ${title} ».`)
  }

  async function erase() {
    await eraseConversation(sessionId)
    if (isCurrent) onErased()
    await reload()
    onSay(`« ${name} » est effacée.`)
  }

  return (
    <li className="grid grid-cols-1 gap-1 rounded-xl border bg-card p-3">
      {isNaming ? (
        <RenameForm name={name} onRename={rename} onEnd={() => setNaming(false)} />
      ) : (
        <button
          type="button"
          onClick={onOpen}
          aria-current={isCurrent}
          className="min-h-11 rounded-lg px-2 text-left hover:bg-accent aria-[current=true]:font-semibold"
        >
          <span className="block truncate">{name}</span>
          <span className="block text-note text-muted-foreground">{formatShortDateTime(new Date(at))}</span>
        </button>
      )}
      <div className="flex flex-wrap gap-1">
        {!isNaming && (
          <Button
            ref={renameButton}
            variant="ghost"
            aria-label={`Renommer « ${name} »`}
            onClick={() => setNaming(true)}
          >
            Renommer
          </Button>
        )}
        <Button variant="ghost" size="icon" aria-label={`Exporter « ${name} »`} onClick={() => save.mutate()}>
          <Icon name="download" />
        </Button>
        <Button variant="ghost" size="icon" aria-label={`Effacer « ${name} »`} onClick={() => setErasing(true)}>
          <Icon name="trash" />
        </Button>
      </div>
      <EraseDialog
        isOpen={isErasing}
        onOpenChange={setErasing}
        title="Effacer cette conversation ?"
        description={`« ${name} » disparaît tout de suite et pour toujours.`}
        labels={['La garder', 'Effacer']}
        heirs={{ erased: heading }}
        onErase={erase}
      />
    </li>
  )
}
