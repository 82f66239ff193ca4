import { freeCancellationIfBookedNow } from '#domain/booking/appointment/free-cancellation-words.ts'
import { CONSULTATION_PRICE_CENTS } from '#domain/constants.ts'
import { formatPrice } from '#domain/format.ts'
import { formatDayInYear, formatTime } from '#domain/format-time.ts'
import { dayOf } from '#domain/time.ts'
import { ButtonLink } from '#web/components/ui/button-link.tsx'

type ChosenStartFooterProps = { start: Date; now: Date; address: string }

export function ChosenStartFooter({ start, now, address }: ChosenStartFooterProps) {
  return (
    <div className="grid gap-3 bg-accent p-5 text-accent-foreground lg:p-6">
      <div className="flex items-end justify-between gap-4">
        <p className="leading-snug">
          <span className="block text-small">Votre choix</span>
          <strong className="font-semibold">
            {formatDayInYear(dayOf(start))} à {formatTime(start)}
          </strong>
        </p>
        <p className="font-display text-heading-md">{formatPrice(CONSULTATION_PRICE_CENTS)}</p>
      </div>
      <div className="grid max-lg:hidden">
        <ButtonLink to={address} size="large" width="full">
          Continuer avec cette heure
        </ButtonLink>
      </div>
      <p className="text-small">Pas de compte nécessaire pour choisir. {freeCancellationIfBookedNow(start, now)}</p>
    </div>
  )
}
