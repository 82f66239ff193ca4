import { useMutation } from '@tanstack/react-query'
import { type RefObject, useRef, useState, useSyncExternalStore } from 'react'
import { Icon } from '#web/components/icon.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { DropdownMenu, DropdownMenuCheckboxItem, DropdownMenuItem } from '#web/components/ui/dropdown-menu.tsx'
import { useAuthState } from '#web/lib/auth/auth-state.ts'
import { lazyWithRetry } from '#web/lib/lazy-with-retry.tsx'
import { eraseConversation, exportConversation } from './conversations/conversation-acts.ts'
import { EraseDialog } from './conversations/erase-dialog.tsx'
import { erasedOnExit } from './conversations/kept-choices.ts'
import { Glyph } from './glyphs.tsx'

const ConversationsSheet = lazyWithRetry(() => import('./conversations/conversations-sheet.tsx'))

type ChatMenuProps = {
  sessionId: string | undefined
  hasBegun: boolean
  breaksLine: boolean
  onBreaksLine: (breaksLine: boolean) => void
  /** Returns to the conversation that a new one replaced, if any. */
  onTakeUp: (() => void) | undefined
  onOpen: (sessionId: string) => void
  onErased: () => void
  /** Announces an action to screen readers. */
  onSay: (sentence: string) => void
  /** The composer's field, which takes the focus afterwards. */
  field: RefObject<HTMLElement | null>
}

/** Menu of the conversation: its actions, and the list of the others. */
export function ChatMenu({
  sessionId,
  hasBegun,
  breaksLine,
  onBreaksLine,
  onTakeUp,
  onOpen,
  onErased,
  onSay,
  field,
}: ChatMenuProps) {
  const isSignedIn = useAuthState().status === 'signed-in'
  const [isListing, setListing] = useState<boolean>()
  const [isErasing, setErasing] = useState(false)
  const erasesOnExit = useSyncExternalStore(erasedOnExit.subscribe, erasedOnExit.isOn, () => false)
  const trigger = useRef<HTMLButtonElement>(null)
  const save = useMutation({ mutationFn: exportConversation })

  async function erase(id: string) {
    await eraseConversation(id)
    onErased()
    onSay('Conversation effacée. Une nouvelle est ouverte.')
  }

  return (
    <>
      <DropdownMenu
        trigger={
          <Button ref={trigger} variant="ghost" size="icon" aria-label="Options de la conversation">
            <Glyph shape="more" />
          </Button>
        }
      >
        {isSignedIn && (
          <DropdownMenuItem onSelect={() => setListing(true)}>
            <Icon name="message-square" />
            Mes conversations
          </DropdownMenuItem>
        )}
        {onTakeUp && (
          <DropdownMenuItem onSelect={onTakeUp}>
            <Icon name="arrow-left" />
            Reprendre la conversation précédente
          </DropdownMenuItem>
        )}
        {hasBegun && sessionId && (
          <>
            <DropdownMenuItem onSelect={() => save.mutate(sessionId)}>
              <Icon name="download" />
              Exporter cette conversation
            </DropdownMenuItem>
            <DropdownMenuItem tone="destructive" onSelect={() => setErasing(true)}>
              <Icon name="trash" />
              Effacer cette conversation
            </DropdownMenuItem>
          </>
        )}
        <DropdownMenuCheckboxItem checked={breaksLine} onCheckedChange={onBreaksLine}>
          Entrée va à la ligne
        </DropdownMenuCheckboxItem>
        {!isSignedIn && (
          <DropdownMenuCheckboxItem checked={erasesOnExit} onCheckedChange={erasedOnExit.set}>
            Effacer en quittant rapidement
          </DropdownMenuCheckboxItem>
        )}
      </DropdownMenu>
      {sessionId && (
        <EraseDialog
          isOpen={isErasing}
          onOpenChange={setErasing}
          title="Effacer cette conversation ?"
          description="Ce que vous avez écrit, et les réponses, disparaissent tout de suite et pour toujours."
          labels={['La garder', 'Effacer']}
          heirs={{ erased: field, kept: trigger }}
          onErase={() => erase(sessionId)}
        />
      )}
      {isListing !== undefined && (
        <ConversationsSheet
          isOpen={isListing}
          onOpenChange={setListing}
          currentSessionId={sessionId}
          onOpen={onOpen}
          onErased={onErased}
          onSay={onSay}
          opener={trigger}
        />
      )}
    </>
  )
}
