import { useState } from 'react'
import { fileNumber } from '#domain/admin/file-number.ts'
import { formatPrice } from '#domain/format.ts'
import { formatShortDateTime } from '#domain/format-time.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { invoke } from '#web/lib/data/invoke.ts'
import { ActDialog } from '../act-dialog.tsx'
import type { AdminReview } from './queries.ts'

type Choice = { review: AdminReview; refunds: boolean }

/** Consultations whose refund needs a human decision: shows durations, and no content. */
export function Reviews({ reviews }: { reviews: readonly AdminReview[] }) {
  const [choice, setChoice] = useState<Choice>()
  if (reviews.length === 0) return null
  return (
    <Card title="Séances à examiner">
      <ul className="divide-y">
        {reviews.map((review) => (
          <li key={review.appointment_id} className="flex flex-wrap items-center gap-3 py-3">
            <div className="min-w-0 flex-1 basis-56">
              <p className="font-semibold">Dossier {fileNumber(review.appointment_id)}</p>
              <p className="text-muted-foreground text-small">
                {[
                  formatShortDateTime(new Date(review.starts_at)),
                  review.practitioner_name,
                  `${minutes(review.joint_seconds)} ensemble`,
                  `praticien présent ${minutes(review.practitioner_seconds)}`,
                  review.lost_on_patients_line
                    ? 'quittée d’abord par le patient, pour la troisième fois en un an'
                    : 'liaison déclarée en échec par une seule personne',
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            <Button onClick={() => setChoice({ review, refunds: true })}>
              Rembourser…
              <span className="sr-only"> le dossier {fileNumber(review.appointment_id)}</span>
            </Button>
            <Button variant="outline" onClick={() => setChoice({ review, refunds: false })}>
              Ne pas rembourser…
              <span className="sr-only"> le dossier {fileNumber(review.appointment_id)}</span>
            </Button>
          </li>
        ))}
      </ul>
      {choice && (
        <ActDialog
          id="review"
          title={`${choice.refunds ? 'Rembourser' : 'Ne pas rembourser'} le dossier ${fileNumber(choice.review.appointment_id)}`}
          description={
            choice.refunds
              ? `${formatPrice(choice.review.price_cents)} repartent. Le praticien est payé s’il était présent assez longtemps.`
              : 'Rien ne repart. Le praticien est payé.'
          }
          confirmLabel={choice.refunds ? 'Rembourser' : 'Ne pas rembourser'}
          notice="review_decided"
          run={(reason) =>
            invoke('decide-review', {
              appointmentId: choice.review.appointment_id,
              refunds: choice.refunds,
              reason,
            })
          }
          onClose={() => setChoice(undefined)}
        />
      )}
    </Card>
  )
}

const minutes = (seconds: number) => `${Math.floor(seconds / 60)} min`
