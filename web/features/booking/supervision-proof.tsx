import { formatCount } from '#domain/format.ts'
import { reviewSentence } from '#domain/ratings/review-sentence.ts'

export interface PracticeProof {
  supervisorName: string | null
  notesReviewed: number | null
  medianReviewMinutes: number | null
  rating: { mean: number; count: number } | null
}

/**
 * Supervisor of a student, with figures from a count of five on, otherwise the name alone. Spans only, since it stands
 * inside a label.
 */
export function SupervisionProof({ proof }: { proof: PracticeProof }) {
  const { supervisorName, notesReviewed, medianReviewMinutes, rating } = proof
  const review = supervisorName && reviewSentence(notesReviewed, medianReviewMinutes)
  return (
    <>
      {supervisorName && <span className="block">Supervision : {supervisorName}, psychologue</span>}
      {review && <span className="block">{review}</span>}
      {rating && (
        <span className="block">
          Écoute : {rating.mean.toLocaleString('fr-FR')} sur 5 ({formatCount(rating.count, 'avis')})
        </span>
      )}
    </>
  )
}
