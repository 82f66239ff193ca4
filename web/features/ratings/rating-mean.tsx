import { useQuery } from '@tanstack/react-query'
import { FIGURES_SHOWN_FROM } from '#domain/constants.ts'
import { formatCount } from '#domain/format.ts'
import { QueryState } from '#web/components/query-state.tsx'
import { useAuthState } from '#web/lib/auth/auth-state.ts'
import { publicRating } from './queries.ts'

/** The practitioner's own mean, as everybody reads it. */
export function RatingMean() {
  const auth = useAuthState()
  const id = auth.status === 'signed-in' ? auth.user.id : ''
  const rating = useQuery({ ...publicRating(id), enabled: id !== '' })
  return (
    <QueryState query={rating} failure="Nous n’avons pas pu lire votre moyenne.">
      {(known) =>
        known ? (
          <p>
            <strong className="font-display font-normal text-3xl">{known.mean.toLocaleString('fr-FR')}</strong>
            <span className="text-muted-foreground"> sur 5, {formatCount(known.count, 'avis')}</span>
          </p>
        ) : (
          <p className="text-muted-foreground">Votre moyenne s’affiche à partir de {FIGURES_SHOWN_FROM} avis.</p>
        )
      }
    </QueryState>
  )
}
