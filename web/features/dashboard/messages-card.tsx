import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { href, Link } from 'react-router'
import { formatRecent } from '#domain/format-time.ts'
import { unreadLabel } from '#domain/messages/unread-label.ts'
import { QueryState } from '#web/components/query-state.tsx'
import { StoredAvatar } from '#web/components/stored-avatar.tsx'
import { Badge } from '#web/components/ui/badge.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { ButtonLink } from '#web/components/ui/button-link.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { EmptyState } from '#web/components/ui/empty-state.tsx'
import { Skeleton } from '#web/components/ui/skeleton.tsx'
import { type Conversation, myConversations } from '#web/features/messages/queries.ts'
import { useNow } from '#web/lib/hooks/use-now.ts'

const SHOWN_AT_FIRST = 4

/** Message threads of the reader, latest first. */
export function MessagesCard({ children }: { children?: ReactNode }) {
  const conversations = useQuery({ ...myConversations, refetchOnMount: 'always' })
  return (
    <Card title="Messages">
      <QueryState
        query={conversations}
        failure="Nous n’avons pas pu lire vos messages."
        skeleton={<Skeleton shape="row" />}
      >
        {(all) => <Conversations conversations={all} />}
      </QueryState>
      {children}
    </Card>
  )
}

function Conversations({ conversations }: { conversations: readonly Conversation[] }) {
  const [showsAll, setShowsAll] = useState(false)
  const begun = conversations.filter(({ timestamp }) => timestamp)
  if (begun.length === 0) return <NoneYet first={conversations.find(({ isOpen }) => isOpen)} />
  return (
    <>
      <ul className="-mx-2 grid grid-cols-1 gap-1">
        {begun.slice(0, showsAll ? undefined : SHOWN_AT_FIRST).map((conversation) => (
          <li key={conversation.id}>
            <ConversationLink conversation={conversation} />
          </li>
        ))}
      </ul>
      {begun.length > SHOWN_AT_FIRST && !showsAll && (
        <div className="mt-3">
          <Button variant="outline" onClick={() => setShowsAll(true)}>
            Toutes les conversations ({begun.length})
          </Button>
        </div>
      )}
    </>
  )
}

function NoneYet({ first }: { first: Conversation | undefined }) {
  return (
    <EmptyState
      sentence="Les messages échangés entre deux séances apparaîtront ici."
      action={
        first && (
          <ButtonLink to={href('/messages/:id', { id: first.id })} variant="secondary">
            Écrire à {first.with}
          </ButtonLink>
        )
      }
    />
  )
}

function ConversationLink({ conversation }: { conversation: Conversation }) {
  const now = useNow(60)
  const { id, with: name, withAvatar, withStatus, lastMessage, isLastMine, timestamp, unread } = conversation
  return (
    <Link to={href('/messages/:id', { id })} className="flex items-center gap-3 rounded-lg px-2 py-2.5 hover:bg-accent">
      <StoredAvatar name={name} path={withAvatar} />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline justify-between gap-3">
          <span className="truncate font-semibold">{name}</span>
          {timestamp && (
            <time dateTime={timestamp.toISOString()} className="shrink-0 text-note text-muted-foreground">
              {formatRecent(timestamp, now)}
            </time>
          )}
        </span>
        {withStatus && <span className="block truncate text-note text-muted-foreground">{withStatus}</span>}
        <span className="flex items-center justify-between gap-3">
          <span className={`truncate text-small ${unread > 0 ? '' : 'text-muted-foreground'}`}>
            {isLastMine && 'Moi : '}
            {lastMessage}
          </span>
          {unread > 0 && <Badge tone="sun">{unreadLabel(unread)}</Badge>}
        </span>
      </span>
    </Link>
  )
}
