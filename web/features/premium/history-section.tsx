import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { href, Link } from 'react-router'
import { ASSISTANT_NAME } from '#domain/constants.ts'
import { formatCount } from '#domain/format.ts'
import { formatDateTime } from '#domain/format-time.ts'
import { PlainForm } from '#web/components/form/plain-form.tsx'
import { QueryState } from '#web/components/query-state.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { ButtonLink } from '#web/components/ui/button-link.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { EmptyState } from '#web/components/ui/empty-state.tsx'
import { Field } from '#web/components/ui/field.tsx'
import { Input } from '#web/components/ui/input.tsx'
import { showError } from '#web/lib/toast.ts'
import { type FoundMessage, searchMessages } from './search-messages.ts'

const WORDS_MAX_CHARACTERS = 100

export function HistorySection() {
  const [typed, setTyped] = useState('')
  const [words, setWords] = useState('')
  const { data, isError, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['my-messages', words],
    queryFn: ({ pageParam: after }) => searchMessages(words, after),
    initialPageParam: 0,
    getNextPageParam: ({ hasEarlier }, pages) =>
      hasEarlier ? pages.reduce((count, { messages }) => count + messages.length, 0) : undefined,
    placeholderData: keepPreviousData,
  })
  const found = data?.pages.flatMap(({ messages }) => messages)

  async function showEarlier() {
    const { error } = await fetchNextPage()
    if (error) showError(error)
  }

  return (
    <Card title="Vos conversations">
      <div className="grid gap-5">
        <search>
          <PlainForm onSubmit={() => setWords(typed.trim())} className="flex flex-wrap items-end gap-3">
            <div className="min-w-48 flex-1">
              <Field id="history-words" label="Chercher dans mes conversations">
                {(wiring) => (
                  <Input
                    {...wiring}
                    type="search"
                    autoComplete="off"
                    maxLength={WORDS_MAX_CHARACTERS}
                    value={typed}
                    onChange={(event) => setTyped(event.target.value)}
                  />
                )}
              </Field>
            </div>
            <Button type="submit" variant="secondary" isBusy={isFetching && !isFetchingNextPage}>
              Chercher
            </Button>
          </PlainForm>
        </search>
        <QueryState query={{ data, isError }} failure="Nous n’avons pas pu lire vos conversations.">
          {() => null}
        </QueryState>
        <output className="sr-only">{found && words && formatCount(found.length, 'message', 'messages')}</output>
        {found?.length === 0 && (
          <EmptyState
            sentence={
              words ? 'Aucun message avec ces mots.' : 'Ce que vous écrivez au chat, connecté·e, apparaîtra ici.'
            }
            action={
              words ? undefined : (
                <ButtonLink to={href('/chat')} variant="secondary">
                  Ouvrir le chat
                </ButtonLink>
              )
            }
          />
        )}
        {found && found.length > 0 && (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          <section aria-label="Messages trouvés" tabIndex={0} className="max-h-96 overflow-y-auto">
            <ul className="grid gap-4">
              {found.map((message) => (
                <Found key={message.id} message={message} />
              ))}
            </ul>
            {hasNextPage && (
              <div className="grid justify-items-center pt-4">
                <Button variant="outline" isBusy={isFetchingNextPage} onClick={() => void showEarlier()}>
                  Messages plus anciens
                </Button>
              </div>
            )}
          </section>
        )}
      </div>
    </Card>
  )
}

function Found({ message: { id, session_id, sender, message, created_at } }: { message: FoundMessage }) {
  return (
    <li className="border-b pb-4 last:border-b-0 last:pb-0">
      <p className="text-small text-muted-foreground">
        <span className="font-semibold text-foreground">{sender === 'user' ? 'Moi' : ASSISTANT_NAME}</span>,{' '}
        {formatDateTime(new Date(created_at))}
      </p>
      <p className="whitespace-pre-line break-words">{message}</p>
      <Link
        to={href('/chat')}
        state={{ sessionId: session_id, messageId: id }}
        className="inline-flex min-h-8 items-center text-small underline underline-offset-4"
      >
        Voir dans la conversation
      </Link>
    </li>
  )
}
