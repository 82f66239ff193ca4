import { useQuery } from '@tanstack/react-query'
import { href } from 'react-router'
import { QueryState } from '#web/components/query-state.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { EmptyState } from '#web/components/ui/empty-state.tsx'
import { TextLink } from '#web/components/ui/text-link.tsx'
import { publicRating, receivedRatings } from '#web/features/ratings/queries.ts'
import { RatingMean } from '#web/features/ratings/shared/rating-mean.tsx'
import { useAuthState } from '#web/lib/auth/auth-state.ts'

const SHOWN = 2

/** Mean of the ratings, and a preview of the comments that the supervisor has passed on. */
export function RecentComments() {
  const auth = useAuthState()
  const words = useQuery(receivedRatings)
  const rating = useQuery(publicRating(auth.status === 'signed-in' ? auth.user.id : undefined))
  return (
    <Card title="Évaluations récentes">
      <div className="mb-4">
        <QueryState query={rating} failure="Nous n’avons pas pu lire votre moyenne.">
          {(known) => <RatingMean rating={known} />}
        </QueryState>
      </div>
      <QueryState query={words} failure="Nous n’avons pas pu lire vos avis.">
        {(all) =>
          all.length === 0 ? (
            <EmptyState sentence="Les mots que votre supervision vous transmet apparaîtront ici." />
          ) : (
            <div className="grid gap-3">
              {all.slice(0, SHOWN).map(({ id, comment }) => (
                <blockquote key={id} className="line-clamp-3 break-words border-border border-l-3 pl-3">
                  {comment}
                </blockquote>
              ))}
              <TextLink look="block" to={href('/avis-recus')}>
                Tout lire et répondre
              </TextLink>
            </div>
          )
        }
      </QueryState>
    </Card>
  )
}
