import { FIGURES_SHOWN_FROM } from '#domain/constants.ts'
import { formatCount } from '#domain/format.ts'

/** The practitioner's own mean, as everybody reads it; null while there are too few ratings. */
export function RatingMean({ rating }: { rating: { mean: number; count: number } | null }) {
  if (!rating)
    return <p className="text-muted-foreground">Votre moyenne s’affiche à partir de {FIGURES_SHOWN_FROM} avis.</p>
  return (
    <p>
      <strong className="font-display font-normal text-3xl">{rating.mean.toLocaleString('fr-FR')}</strong>
      <span className="text-muted-foreground"> sur 5, {formatCount(rating.count, 'avis')}</span>
    </p>
  )
}
