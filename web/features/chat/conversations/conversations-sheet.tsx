import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useRef, useState } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { EmptyState } from '#web/components/ui/empty-state.tsx'
import { ErrorState } from '#web/components/ui/error-state.tsx'
import { Sheet } from '#web/components/ui/sheet.tsx'
import { Skeleton } from '#web/components/ui/skeleton.tsx'
import { ownConversations } from '../queries.ts'
import { eraseAllConversations } from './conversation-acts.ts'
import { ConversationRow } from './conversation-row.tsx'
import { EraseDialog } from './erase-dialog.tsx'

type ConversationsSheetProps = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  currentSessionId: string | undefined
  onOpen: (sessionId: string) => void
  /** The conversation on screen was erased. */
  onErased: () => void
  /** Announces an action to screen readers. */
  onSay: (sentence: string) => void
  /** Menu button that takes the focus: the menu item is gone when the sheet closes. */
  opener: RefObject<HTMLElement | null>
}

/** All conversations of the account: open, rename, export or erase. */
export default function ConversationsSheet(props: ConversationsSheetProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <Sheet
      isOpen={props.isOpen}
      onOpenChange={props.onOpenChange}
      title="Mes conversations"
      headingRef={heading}
      heir={() => props.opener.current}
      // In the rename field, Escape cancels renaming and does not close the sheet.
      onEscapeKeyDown={(event) => event.target instanceof HTMLInputElement && event.preventDefault()}
    >
      <ConversationList {...props} heading={heading} />
    </Sheet>
  )
}

type ConversationListProps = ConversationsSheetProps & { heading: RefObject<HTMLHeadingElement | null> }

function ConversationList(props: ConversationListProps) {
  const { currentSessionId, onOpen, onOpenChange, onErased, onSay, heading } = props
  const { data, error, refetch } = useQuery(ownConversations)
  const queryClient = useQueryClient()
  const [isAsking, setAsking] = useState(false)

  async function eraseAll() {
    await eraseAllConversations()
    await queryClient.invalidateQueries(ownConversations)
    onErased()
    onSay('Toutes vos conversations sont effacées.')
  }

  if (error) return <ErrorState sentence="Vos conversations n’ont pas pu être lues." onRetry={() => void refetch()} />
  if (!data) return <Skeleton shape="card" />
  if (data.length === 0) return <EmptyState sentence="Aucune conversation pour l’instant." />
  return (
    <>
      <ul className="grid grid-cols-1 gap-2">
        {data.map((conversation) => (
          <ConversationRow
            key={conversation.id}
            conversation={conversation}
            isCurrent={conversation.session_id === currentSessionId}
            onOpen={() => {
              onOpenChange(false)
              onOpen(conversation.session_id)
            }}
            onErased={onErased}
            onSay={onSay}
            heading={heading}
          />
        ))}
      </ul>
      <Button variant="ghost" onClick={() => setAsking(true)}>
        Tout effacer
      </Button>
      <EraseDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title="Effacer toutes vos conversations ?"
        description="Tout ce que vous avez écrit à l’assistant, et ses réponses, disparaît tout de suite et pour toujours."
        labels={['Les garder', 'Tout effacer']}
        heirs={{ erased: heading }}
        onErase={eraseAll}
      />
    </>
  )
}
