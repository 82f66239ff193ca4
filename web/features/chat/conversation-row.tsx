import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react'
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
  /** What a screen reader hears of what was done. */
  onSay: (sentence: string) => void
  /** Takes the focus when the row is gone. */
  heading: RefObject<HTMLElement | null>
}

/** The person just asked for this field. */
function focusOnce(field: HTMLInputElement | null) {
  field?.focus()
}

export function ConversationRow({ conversation, isCurrent, onOpen, onErased, onSay, heading }: ConversationRowProps) {
  const { session_id: sessionId, last_message_at: at } = conversation
  const name = conversationName(conversation)
  const queryClient = useQueryClient()
  const [newName, setNewName] = useState<string>()
  const [isUnnamed, setUnnamed] = useState(false)
  const unnamedId = useId()
  const renameButton = useRef<HTMLButtonElement>(null)
  const reload = () => queryClient.invalidateQueries(ownConversations)
  const rename = useMutation({
    mutationFn: (title: string) => renameConversation(sessionId, title),
    onSuccess: async (_, title) => {
      await reload()
      endNaming()
      onSay(`La conversation s’appelle maintenant « ${title} ».`)
    },
  })
  const save = useMutation({ mutationFn: () => exportConversation(sessionId) })
  const [isErasing, setErasing] = useState(false)

  async function erase() {
    await eraseConversation(sessionId)
    if (isCurrent) onErased()
    await reload()
    onSay(`« ${name} » est effacée.`)
  }

  /** The field goes away: the button that brought it takes the focus back. */
  function endNaming() {
    setNewName(undefined)
    setUnnamed(false)
    renameButton.current?.focus()
  }

  function onKeyDown({ key }: KeyboardEvent) {
    if (key === 'Escape') endNaming()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (rename.isPending) return
    const title = newName?.trim()
    setUnnamed(!title)
    if (!title) return
    if (title === name) endNaming()
    else rename.mutate(title)
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
          <span className="block text-note text-muted-foreground">{formatShortDateTime(new Date(at))}</span>
        </button>
      ) : (
        <form onSubmit={submit} className="grid gap-2">
          <div className="flex gap-2">
            <Input
              aria-label="Nom de la conversation"
              aria-invalid={isUnnamed}
              aria-describedby={isUnnamed ? unnamedId : undefined}
              value={newName}
              maxLength={TITLE_MAX_CHARACTERS}
              ref={focusOnce}
              onKeyDown={onKeyDown}
              onChange={(event) => setNewName(event.target.value)}
            />
            <Button type="submit" variant="secondary" isBusy={rename.isPending}>
              Enregistrer
            </Button>
          </div>
          {isUnnamed && (
            <p id={unnamedId} role="alert" className="text-small text-destructive">
              Donnez-lui un nom, ou annulez pour garder l’ancien.
            </p>
          )}
        </form>
      )}
      <div className="flex flex-wrap gap-1">
        <Button
          ref={renameButton}
          variant="ghost"
          aria-label={newName === undefined ? `Renommer « ${name} »` : undefined}
          onClick={() => (newName === undefined ? setNewName(name) : endNaming())}
        >
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
        heirs={{ erased: heading }}
        onErase={erase}
      />
    </li>
  )
}
