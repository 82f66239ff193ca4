import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { formatShortDateTime } from '#domain/format-time.ts'
import { Icon } from '#web/components/icon.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Input } from '#web/components/ui/input.tsx'
import { conversationName, eraseConversation, exportConversation, renameConversation } from './conversation-acts.ts'
import { EraseDialog } from './erase-dialog.tsx'
import { type OwnConversation, ownConversations } from './queries.ts'

const TITLE_MAX_CHARACTERS = 80

type ConversationRowProps = {
  conversation: OwnConversation
  isCurrent: boolean
  onOpen: () => void
  onErased: () => void
}

/** The person just asked for this field. */
function focusOnce(field: HTMLInputElement | null) {
  field?.focus()
}

export function ConversationRow({ conversation, isCurrent, onOpen, onErased }: ConversationRowProps) {
  const { session_id: sessionId, last_message_at: at } = conversation
  const name = conversationName(conversation)
  const queryClient = useQueryClient()
  const [newName, setNewName] = useState<string>()
  const reload = () => queryClient.invalidateQueries(ownConversations)
  const rename = useMutation({
    mutationFn: (title: string) => renameConversation(sessionId, title),
    onSuccess: async () => {
      await reload()
      setNewName(undefined)
    },
  })
  const save = useMutation({ mutationFn: () => exportConversation(sessionId) })
  const [isErasing, setErasing] = useState(false)

  async function erase() {
    await eraseConversation(sessionId)
    if (isCurrent) onErased()
    await reload()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (rename.isPending) return
    const title = newName?.trim()
    if (title && title !== name) rename.mutate(title)
    else setNewName(undefined)
  }

  return (
    <li className="grid grid-cols-1 gap-1 rounded-xl border bg-card p-3">
      {newName === undefined ? (
        <button
          type="button"
          onClick={onOpen}
          aria-current={isCurrent}
          className="min-h-11 rounded-lg px-2 text-left hover:bg-accent aria-[current=true]:font-semibold"
        >
          <span className="block truncate">{name}</span>
          <span className="block text-[14px] text-muted-foreground">{formatShortDateTime(new Date(at))}</span>
        </button>
      ) : (
        <form onSubmit={submit} className="flex gap-2">
          <Input
            aria-label="Nom de la conversation"
            value={newName}
            maxLength={TITLE_MAX_CHARACTERS}
            ref={focusOnce}
            onChange={(event) => setNewName(event.target.value)}
          />
          <Button type="submit" variant="secondary" isBusy={rename.isPending}>
            Enregistrer
          </Button>
        </form>
      )}
      <div className="flex flex-wrap gap-1">
        <Button variant="ghost" onClick={() => setNewName(newName === undefined ? name : undefined)}>
          {newName === undefined ? 'Renommer' : 'Annuler'}
        </Button>
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
        onErase={erase}
      />
    </li>
  )
}
