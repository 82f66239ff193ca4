import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { errorMessage } from '#domain/messages.ts'
import { CrisisCard } from '#web/components/crisis-card.tsx'
import { CrisisStrip } from '#web/components/crisis-strip.tsx'
import { Alert } from '#web/components/ui/alert.tsx'
import { ErrorState } from '#web/components/ui/error-state.tsx'
import { useInView } from '#web/lib/use-in-view.ts'
import { MessageComposer } from './message-composer.tsx'
import { MessageLog } from './message-log.tsx'
import { type Conversation, threadMessages } from './queries.ts'
import { SpokenNews } from './spoken-news.tsx'
import { useHelpLines } from './use-help-lines.ts'
import { useMarkRead } from './use-mark-read.ts'

const PAGE = 50

/** What was written, help when it is due, and what is being written. */
export function Thread({ conversation }: { conversation: Conversation }) {
  const { id, mySide, isOpen } = conversation
  const [count, setCount] = useState(PAGE)
  const {
    data: messages,
    isError,
    isPlaceholderData,
    refetch,
  } = useQuery({
    ...threadMessages(id, count),
    placeholderData: keepPreviousData,
  })
  const help = useHelpLines(id)
  const [isFolded, setFolded] = useState(false)
  const [calls, setCalls] = useState<HTMLElement | null>(null)
  const areCallsInView = useInView(calls)
  useMarkRead(id, messages?.findLast(({ sender }) => sender !== mySide)?.sentAt)

  function offerHelp(numbers: unknown) {
    if (help.offer(numbers)) setFolded(false)
  }

  function unfold() {
    setFolded(false)
    calls?.scrollIntoView({ block: 'center' })
  }

  return (
    <>
      {messages ? (
        <MessageLog
          conversation={conversation}
          messages={messages}
          isReadingOlder={isPlaceholderData}
          onOlder={isPlaceholderData || messages.length === count ? () => setCount(count + PAGE) : undefined}
        >
          {!isFolded && <CrisisCard lines={help.lines} onCollapse={() => setFolded(true)} callsRef={setCalls} />}
        </MessageLog>
      ) : (
        <div className="mx-auto min-h-0 w-full max-w-[820px] flex-1 px-4 py-6 text-muted-foreground">
          {isError ? (
            <ErrorState sentence="Nous n’avons pas pu lire vos messages." onRetry={() => void refetch()} />
          ) : (
            <output className="block">Chargement de la conversation...</output>
          )}
        </div>
      )}
      {messages && <SpokenNews conversation={conversation} messages={messages} />}
      {help.lines.length > 0 && (isFolded || !areCallsInView) && <CrisisStrip lines={help.lines} onUnfold={unfold} />}
      <div className="border-t bg-background">
        <div className="mx-auto w-full max-w-[820px] px-4 py-3">
          {isOpen ? (
            <MessageComposer conversation={conversation} onHelp={offerHelp} />
          ) : (
            <Alert>{errorMessage('thread_closed')}</Alert>
          )}
        </div>
      </div>
    </>
  )
}
