import { useQuery } from '@tanstack/react-query'
import { CONSULTATION_MINUTES } from '#domain/constants.ts'
import { formatCount } from '#domain/format.ts'
import { formatShortDateTime } from '#domain/format-time.ts'
import { practitionerTitle } from '#domain/profile/practitioner-title.ts'
import { Icon } from '#web/components/icon.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { freePractitioners } from './queries.ts'
import type { BookingChoices } from './use-booking-choices.ts'

type ChosenHourProps = {
  /** The start, as an ISO instant. */
  slot: string
  gender: BookingChoices['gender']
  practitionerId: string | null
  practitionerName: string
  onChange: () => void
}

/** The hour and the person in one line, above the questions. */
export function ChosenHour({ slot, gender, practitionerId, practitionerName, onChange }: ChosenHourProps) {
  const { data: people } = useQuery(freePractitioners(slot, practitionerId ? 'any' : gender))
  const chosen = people?.find(({ id }) => id === practitionerId)
  return (
    <div className="flex items-center gap-3.5 rounded-2xl border bg-card py-3 pr-3 pl-4 text-card-foreground">
      <Icon name="calendar-days" className="size-6 shrink-0 text-primary" />
      <p className="min-w-0 flex-1 leading-snug">
        <strong className="font-semibold text-base">
          {formatShortDateTime(new Date(slot))} · {practitionerName}
        </strong>
        <span className="block text-small text-muted-foreground first-letter:lowercase">
          {chosen && `${practitionerTitle(chosen)} · `}
          {formatCount(CONSULTATION_MINUTES, 'min')}
        </span>
      </p>
      <Button variant="ghost" onClick={onChange}>
        Changer
        <span className="sr-only"> l’heure ou la personne</span>
      </Button>
    </div>
  )
}
