import { href } from 'react-router'
import { formatCount, formatPrice } from '#domain/format.ts'
import { formatShortDateTime } from '#domain/format-time.ts'
import { Icon } from '#web/components/icon.tsx'
import { Alert } from '#web/components/ui/alert.tsx'
import { ButtonLink } from '#web/components/ui/button-link.tsx'
import type { Appointment } from '#web/features/booking/queries.ts'
import { useNow } from '#web/lib/hooks/use-now.ts'
import { bookingAddress } from './booking-address.ts'

/** Minutes at which a screen reader says how long the hour stays reserved. */
const SPOKEN_AT: readonly number[] = [5, 1]

/** The hour being paid, and how long it stays reserved. Whole minutes: a ticking clock would put people under pressure. */
export function HeldHour({ appointment }: { appointment: Appointment }) {
  const { startsAt, practitionerName, priceCents, heldUntil } = appointment
  const minutesLeft = Math.ceil((Number(heldUntil) - Number(useNow(10))) / 60_000)
  if (minutesLeft <= 0)
    return (
      <Alert tone="warning">
        <p>Le créneau n’est plus réservé. Aucun montant n’a été prélevé, et votre demande est gardée.</p>
        <div className="mt-3 flex flex-wrap gap-3">
          <ButtonLink to={bookingAddress(appointment)} variant="outline">
            Reprendre cette heure
          </ButtonLink>
          <ButtonLink to={href('/appointment')} variant="ghost">
            Choisir une heure
          </ButtonLink>
        </div>
      </Alert>
    )
  const left = `réservé encore ${formatCount(minutesLeft, 'min')}`
  return (
    <div className="flex items-center gap-3.5 rounded-2xl bg-secondary px-4 py-3.5 text-secondary-foreground">
      <Icon name="calendar-days" className="size-6 shrink-0" />
      <p className="min-w-0 leading-snug">
        <strong className="font-semibold text-base">
          {formatShortDateTime(startsAt)}
          {practitionerName && ` · ${practitionerName}`} · {formatPrice(priceCents)}
        </strong>
        <span className="block text-small">{left}</span>
      </p>
      <output className="sr-only">{SPOKEN_AT.includes(minutesLeft) && `Votre heure est ${left}.`}</output>
    </div>
  )
}
