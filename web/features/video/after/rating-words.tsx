import { Alert } from '#web/components/ui/alert.tsx'
import type { MyRating } from '../queries.ts'

type RatingWordsProps = { rating: MyRating; practitionerName: string | null }

/** State of the patient's comment: locked once the supervisor has moderated it. */
export function RatingWords({ rating, practitionerName }: RatingWordsProps) {
  const { comment, comment_state: state, withheld_reason: reason, reply } = rating
  return (
    <div className="grid gap-3">
      <div>
        <h3 className="mb-1">Votre mot</h3>
        <blockquote className="whitespace-pre-wrap break-words border-border border-l-3 pl-3">{comment}</blockquote>
      </div>
      {state === 'passed_on' && (
        <p className="text-small text-muted-foreground">
          Lu par sa supervision et transmis, sans votre nom ni le jour.
        </p>
      )}
      {state === 'withheld' && (
        <Alert title="Votre mot n’a pas été transmis.">
          <span className="whitespace-pre-wrap break-words">{reason}</span>
        </Alert>
      )}
      {reply && (
        <div className="rounded-xl bg-secondary p-4 text-secondary-foreground">
          <h3 className="mb-1">La réponse {practitionerName ? `de ${practitionerName}` : 'reçue'}</h3>
          <p className="whitespace-pre-wrap break-words">{reply}</p>
        </div>
      )}
    </div>
  )
}
