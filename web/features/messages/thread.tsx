import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { errorMessage } from '#domain/messages.ts'
import { QueryState } from '#web/components/query-state.tsx'
import { Alert } from '#web/components/ui/alert.tsx'
import { CrisisCard } from '#web/features/chat/shared/crisis-card.tsx'
import { CrisisStrip } from '#web/features/chat/shared/crisis-strip.tsx'
import { useCollapsibleHelp } from '#web/features/chat/shared/use-collapsible-help.ts'
import { MessageAnnouncer } from './message-announcer.tsx'
import { MessageComposer } from './message-composer.tsx'
import { MessageLog } from './message-log.tsx'
import { type Conversation, threadMessages } from './queries.ts'
import { useHelpLines } from './use-help-lines.ts'
import { useMarkRead } from './use-mark-read.ts'

const PAGE = 50

/** Message log, crisis help when due, and the composer. */
export function Thread({ conversation }: { conversation: Conversation }) {
  const { id, mySide, isOpen } = conversation
  const [count, setCount] = useState(PAGE)
  const query = useQuery({
    ...threadMessages(id, count),
    placeholderData: keepPreviousData,
  })
  const { data: messages, isPlaceholderData } = query
  const { lines, reason, offer } = useHelpLines(id)
  const help = useCollapsibleHelp(reason)
  useMarkRead(id, messages?.findLast(({ sender }) => sender !== mySide)?.sentAt)

  return (
    <>
      {messages ? (
        <MessageLog
          conversation={conversation}
          messages={messages}
          isReadingOlder={isPlaceholderData}
          onOlder={isPlaceholderData || messages.length === count ? () => setCount(count + PAGE) : undefined}
        >
          {!help.isFolded && <CrisisCard lines={lines} onCollapse={help.fold} callsRef={help.callsRef} />}
        </MessageLog>
      ) : (
        <div className="mx-auto min-h-56 w-full max-w-[820px] flex-1 px-4 py-6 text-muted-foreground short:min-h-28">
          <QueryState
            query={query}
            failure="Nous n’avons pas pu lire vos messages."
            skeleton={<span aria-hidden="true">Chargement de la conversation...</span>}
          >
            {() => null}
          </QueryState>
        </div>
      )}
      {messages && <MessageAnnouncer conversation={conversation} messages={messages} />}
      {lines.length > 0 && help.isStripDue && (
        <CrisisStrip lines={lines} onUnfold={help.unfold} stripRef={help.stripRef} />
      )}
      <div className="border-t bg-background">
        <div className="mx-auto w-full max-w-[820px] px-4 py-3">
          {isOpen ? (
            <MessageComposer conversation={conversation} onHelp={offer} />
          ) : (
            <Alert>{errorMessage('thread_closed')}</Alert>
          )}
        </div>
      </div>
    </>
  )
}
