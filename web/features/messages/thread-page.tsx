import { useQuery } from '@tanstack/react-query'
import { href, useParams } from 'react-router'
import { pageMeta } from '#web/app/page-meta.ts'
import { hasPrimaryAction } from '#web/app/shell/page-handle.ts'
import { QueryState } from '#web/components/query-state.tsx'
import { ButtonLink } from '#web/components/ui/button-link.tsx'
import { EmptyState } from '#web/components/ui/empty-state.tsx'
import { PageTitle } from '#web/components/ui/page-title.tsx'
import { useNoBottomScrollPadding } from '#web/features/chat/shared/use-no-bottom-scroll-padding.ts'
import { myConversations } from './queries.ts'
import { Thread } from './thread.tsx'
import { ThreadHeader } from './thread-header.tsx'

export const handle = hasPrimaryAction

export function meta() {
  return pageMeta({
    title: 'Messages',
    description: 'Vos messages entre deux séances.',
    path: '/messages',
    index: false,
  })
}

export default function ThreadPage() {
  const { id } = useParams()
  const conversations = useQuery({ ...myConversations, refetchOnMount: 'always' })
  const conversation = conversations.data?.find((one) => one.id === id)
  useNoBottomScrollPadding()
  if (conversation)
    return (
      // The key forces a new element: reusing the skeleton's would show as a layout shift.
      <div key="thread" className="room">
        <ThreadHeader conversation={conversation} />
        <Thread key={conversation.id} conversation={conversation} />
      </div>
    )
  return (
    <div className="page-text grid gap-6 py-8 md:py-12">
      <PageTitle size="narrow">Messages</PageTitle>
      <QueryState query={conversations} failure="Nous n’avons pas pu lire cette conversation.">
        {() => (
          <EmptyState
            sentence="Cette conversation n’existe pas ou n’existe plus."
            action={
              <ButtonLink to={href('/')} variant="outline">
                Retour à l’accueil
              </ButtonLink>
            }
          />
        )}
      </QueryState>
    </div>
  )
}
