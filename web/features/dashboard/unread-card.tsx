import { useQuery } from '@tanstack/react-query'
import { formatRecent } from '#domain/format-time.ts'
import { unreadLabel } from '#domain/messages/unread-label.ts'
import { type Conversation, myConversations } from '#web/features/messages/queries.ts'
import { useNow } from '#web/lib/hooks/use-now.ts'
import { FigureDetail } from './figure-detail.tsx'
import { QueryFigure } from './query-figure.tsx'
import { SummaryCard } from './summary-card.tsx'

/** « 1 non lu · Inès M., hier » */
export function UnreadCard() {
  const conversations = useQuery(myConversations)
  return (
    <SummaryCard look="strip" icon="message-circle" term="Messages">
      <QueryFigure query={conversations}>{(all) => <Unread conversations={all} />}</QueryFigure>
    </SummaryCard>
  )
}

function Unread({ conversations }: { conversations: readonly Conversation[] }) {
  const now = useNow(60)
  const unread = conversations.filter((conversation) => conversation.unread > 0)
  const [latest] = unread
  return (
    <>
      {unreadLabel(unread.reduce((sum, conversation) => sum + conversation.unread, 0))}
      {latest?.timestamp && (
        <FigureDetail>
          {latest.with}, {formatRecent(latest.timestamp, now)}
        </FigureDetail>
      )}
    </>
  )
}
