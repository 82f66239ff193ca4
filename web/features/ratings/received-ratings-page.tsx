import { useQuery } from '@tanstack/react-query'
import { href } from 'react-router'
import { pageMeta } from '#web/app/page-meta.ts'
import { QueryState } from '#web/components/query-state.tsx'
import { RevealTogether } from '#web/components/reveal-together.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { EmptyState } from '#web/components/ui/empty-state.tsx'
import { PageTitle } from '#web/components/ui/page-title.tsx'
import { Skeleton } from '#web/components/ui/skeleton.tsx'
import { TextLink } from '#web/components/ui/text-link.tsx'
import { useAuthState } from '#web/lib/auth/auth-state.ts'
import { publicRating, type ReceivedRating, receivedRatings } from './queries.ts'
import { ReplyForm } from './reply-form.tsx'
import { RatingMean } from './shared/rating-mean.tsx'

export function meta() {
  return pageMeta({
    title: 'Avis reçus',
    description: 'Les mots que la supervision vous a transmis, et vos réponses.',
    path: href('/avis-recus'),
    index: false,
  })
}

/** For practitioners: anonymous, undated comments, with one reply each. */
export default function ReceivedRatingsPage() {
  const auth = useAuthState()
  const words = useQuery(receivedRatings)
  const rating = useQuery(publicRating(auth.status === 'signed-in' ? auth.user.id : undefined))
  return (
    <>
      <header>
        <PageTitle size="tool">Avis reçus</PageTitle>
        <p className="mt-1 max-w-prose text-muted-foreground">
          Transmis par votre supervision, sans nom ni jour. <TextLink to={href('/avis')}>Comment ça marche</TextLink>
        </p>
      </header>
      <RevealTogether skeleton={<Skeleton shape="tall" />}>
        <Card title="Votre moyenne">
          <QueryState query={rating} failure="Nous n’avons pas pu lire votre moyenne.">
            {(known) => <RatingMean rating={known} />}
          </QueryState>
        </Card>
        <QueryState query={words} failure="Nous n’avons pas pu lire vos avis.">
          {(all) =>
            all.length === 0 ? (
              <Card>
                <EmptyState sentence="Les mots que votre supervision vous transmet apparaîtront ici." />
              </Card>
            ) : (
              <ul className="grid gap-5">
                {all.map((one) => (
                  <li key={one.id}>
                    <Words words={one} />
                  </li>
                ))}
              </ul>
            )
          }
        </QueryState>
      </RevealTogether>
    </>
  )
}

function Words({ words }: { words: ReceivedRating }) {
  const { id, comment, reply, reply_state: state, reply_withheld_reason: reason } = words
  return (
    <Card>
      <div className="grid gap-4">
        <blockquote className="whitespace-pre-wrap break-words border-border border-l-3 pl-3">{comment}</blockquote>
        {reply ? (
          <div className="grid gap-1 rounded-xl bg-secondary p-4 text-secondary-foreground">
            <h2 className="text-heading-xs">Votre réponse</h2>
            <p className="whitespace-pre-wrap break-words">{reply}</p>
            <p className="text-small">
              {state === 'waiting' && 'Votre supervision la lit avant de la transmettre.'}
              {state === 'passed_on' && 'Transmise.'}
              {state === 'withheld' && `Non transmise : ${reason}`}
            </p>
          </div>
        ) : (
          <ReplyForm ratingId={id} />
        )}
      </div>
    </Card>
  )
}
