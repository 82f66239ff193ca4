import { href } from 'react-router'
import { Button } from '#web/components/ui/button.tsx'
import { ButtonLink } from '#web/components/ui/button-link.tsx'
import type { RequestedPractitioner } from '../requested-practitioner.ts'
import { SlotAlertButton } from '../shared/slot-alert-button.tsx'
import type { BookingChoices, Choose } from '../use-booking-choices.ts'

type NoHoursProps = {
  choices: BookingChoices
  choose: Choose
  person: RequestedPractitioner | undefined
  isOwn: boolean
  onEverybody: () => void
}

/** No free start with these filters: suggests which to remove, or an alert. */
export function NoHours({ choices, choose, person, isOwn, onEverybody }: NoHoursProps) {
  if (isOwn)
    return (
      <div className="grid justify-items-start gap-3 rounded-2xl border bg-card p-5 text-card-foreground">
        <p>Vous n’avez pas d’autre horaire libre.</p>
        <ButtonLink to={href('/therapist/availability')} variant="secondary">
          Gérer mes disponibilités
        </ButtonLink>
      </div>
    )
  return (
    <div className="grid justify-items-start gap-3 rounded-2xl border bg-card p-5 text-card-foreground">
      <p>
        {person
          ? `${person.name} n’a pas d’horaire libre pour le moment.`
          : 'Aucun créneau libre avec ce choix pour le moment.'}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        {person && (
          <Button variant="secondary" onClick={onEverybody}>
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
