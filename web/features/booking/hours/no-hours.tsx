import { SlotAlertButton } from '#web/components/slot-alerts/slot-alert-button.tsx'
import { Button } from '#web/components/ui/button.tsx'
import type { RequestedPractitioner } from '../requested-practitioner.ts'
import type { BookingChoices, Choose } from '../use-booking-choices.ts'

type NoHoursProps = { choices: BookingChoices; choose: Choose; person: RequestedPractitioner | undefined }

/** No free start with these filters: suggests which to remove, or an alert. */
export function NoHours({ choices, choose, person }: NoHoursProps) {
  return (
    <div className="grid justify-items-start gap-3 rounded-2xl border bg-card p-5 text-card-foreground">
      <p>
        {person
          ? `${person.name} n’a pas d’horaire libre pour le moment.`
          : 'Aucun créneau libre avec ce choix pour le moment.'}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        {person && (
          <Button variant="secondary" onClick={() => choose({ with: null })}>
            Voir tout le monde
          </Button>
        )}
        {!person && choices.gender !== 'any' && (
          <Button variant="secondary" onClick={() => choose({ gender: 'any' })}>
            Voir tous les praticiens
          </Button>
        )}
        <SlotAlertButton criteria={{ gender: choices.gender, practitionerId: person?.id ?? null }} />
      </div>
    </div>
  )
}
