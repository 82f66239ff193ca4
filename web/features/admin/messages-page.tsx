import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { href } from 'react-router'
import { pageMeta } from '#web/app/page-meta.ts'
import { QueryState } from '#web/components/query-state.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { PageTitle } from '#web/components/ui/page-title.tsx'
import { ContactMessage } from './contact-message.tsx'
import { PagedList } from './paged-list.tsx'
import { contactMessagesQuery, dangerMessagesQuery } from './queries.ts'
import { StateFilter, useStateFilter } from './state-filter.tsx'

export function meta() {
  const path = href('/admin/messages')
  return pageMeta({ title: 'Messages', description: 'Ce que l’on écrit à l’équipe.', path, index: false })
}

const states = [
  { state: 'new', label: 'Nouveaux' },
  { state: 'in_progress', label: 'En cours' },
  { state: 'answered', label: 'Répondus' },
] as const

const REFRESH_MS = 60_000

export default function MessagesPage() {
  const filter = useStateFilter<(typeof states)[number]['state']>(states, 'new')
  const danger = useQuery({ ...dangerMessagesQuery, refetchInterval: REFRESH_MS })
  const messages = useInfiniteQuery({
    ...contactMessagesQuery(filter.state, filter.words),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <PageTitle size="tool">Messages</PageTitle>
      <QueryState query={danger} failure="Nous n’avons pas pu chercher les messages à lire en premier.">
        {(found) =>
          found.length > 0 && (
            <Card title="À lire en premier">
              <p className="text-muted-foreground text-small">
                Leurs mots disent un danger. Répondez d’abord à ces personnes ; les numéros d’aide sont au bas de chaque
                e-mail.
              </p>
              <ul className="divide-y">
                {found.map((message) => (
                  <ContactMessage key={message.id} message={message} place="first" />
                ))}
              </ul>
            </Card>
          )
        }
      </QueryState>
      <StateFilter
        label="État des messages"
        searchLabel="Rechercher un nom, une adresse, un sujet"
        states={states}
        filter={filter}
      />
      <PagedList query={messages} failure="Nous n’avons pas pu lire les messages." empty="Aucun message.">
        {(message) => <ContactMessage key={message.id} message={message} place="list" />}
      </PagedList>
    </>
  )
}
