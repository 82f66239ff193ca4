import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { href } from 'react-router'
import { formatDay } from '#domain/format-time.ts'
import { dayOf } from '#domain/time.ts'
import { pageMeta } from '#web/app/page-meta.ts'
import { QueryState } from '#web/components/query-state.tsx'
import { ReasonDialog } from '#web/components/reason-dialog.tsx'
import { Badge } from '#web/components/ui/badge.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { EmptyState } from '#web/components/ui/empty-state.tsx'
import { PageTitle } from '#web/components/ui/page-title.tsx'
import { TextLink } from '#web/components/ui/text-link.tsx'
import { invoke } from '#web/lib/data/invoke.ts'
import { type RatingToModerate, ratingsToModerate } from './queries.ts'

const answers = ['', 'Pas du tout', 'Peu', 'Moyennement', 'Bien', 'Très bien']

export function meta() {
  return pageMeta({
    title: 'Avis à transmettre',
    description: 'Les mots laissés après une séance, à lire avant de les transmettre.',
    path: href('/supervision/avis'),
    index: false,
  })
}

/** Moderation of comments and replies before the other side sees them. */
export default function ModerationPage() {
  const waiting = useQuery(ratingsToModerate)
  return (
    <>
      <header>
        <PageTitle size="tool">Avis à transmettre</PageTitle>
        <p className="mt-1 max-w-prose text-muted-foreground">
          Transmis sans nom ni jour, ou retenus avec une raison que la personne lira. Une critique n’est pas une raison.{' '}
          <TextLink to={href('/avis')}>Les règles</TextLink>
        </p>
      </header>
      <QueryState query={waiting} failure="Nous n’avons pas pu lire les avis.">
        {(all) =>
          all.length === 0 ? (
            <Card>
              <EmptyState sentence="Aucun avis à transmettre." />
            </Card>
          ) : (
            <ul className="grid gap-5">
              {all.map((words) => (
                <li key={`${words.id}-${words.about}`}>
                  <Words words={words} />
                </li>
              ))}
            </ul>
          )
        }
      </QueryState>
    </>
  )
}

function Words({ words }: { words: RatingToModerate }) {
  const { id: ratingId, about, practitioner_name: name, stars, comment, reply, due_at: dueAt } = words
  const queryClient = useQueryClient()
  const [isWithholding, setWithholding] = useState(false)
  const refresh = () => queryClient.invalidateQueries({ queryKey: ratingsToModerate.queryKey })
  const isComment = about === 'comment'
  const read = { ratingId, about, words: (isComment ? comment : reply) ?? '' }
  const passOn = useMutation({
    mutationFn: () => invoke('moderate-rating', { ...read, isPassedOn: true, reason: '' }),
    // After a refusal too: the words may have changed meanwhile.
    onSettled: refresh,
    meta: { notice: 'rating_moderated' },
  })
  const withhold = useMutation({
    mutationFn: (reason: string) => invoke('moderate-rating', { ...read, isPassedOn: false, reason }),
    // After a refusal too: the words may have changed meanwhile.
    onSettled: refresh,
    meta: { showsItsErrors: true, notice: 'rating_moderated' },
  })
  const reader = isComment ? name : 'la personne reçue'
  return (
    <Card title={isComment ? `Un mot sur ${name}` : `La réponse de ${name}`}>
      <div className="grid gap-4">
        <div className="flex flex-wrap gap-2">
          <Badge>Écoute : {answers[stars]?.toLocaleLowerCase('fr')}</Badge>
          <Badge tone="info">avant le {formatDay(dayOf(new Date(dueAt)))}</Badge>
        </div>
        <blockquote
          className={`whitespace-pre-wrap break-words border-border border-l-3 pl-3 ${isComment ? '' : 'text-muted-foreground'}`}
        >
          {comment}
        </blockquote>
        {reply && <p className="whitespace-pre-wrap break-words rounded-xl bg-secondary p-4">{reply}</p>}
        <div className="flex flex-wrap gap-2">
          <Button isBusy={passOn.isPending} onClick={() => passOn.mutate()}>
            Transmettre à {reader}
          </Button>
          <Button variant="outline" onClick={() => setWithholding(true)}>
            Ne pas transmettre…
          </Button>
        </div>
      </div>
      <ReasonDialog
        id={`withhold-${ratingId}-${about}`}
        isOpen={isWithholding}
        onOpenChange={setWithholding}
        title="Ne pas transmettre ?"
        description={isComment ? 'La personne qui a écrit ce mot lira votre raison.' : `${name} lira votre raison.`}
        label="Votre raison"
        confirmLabel="Ne pas transmettre"
        act={withhold}
      />
    </Card>
  )
}
