import { href } from 'react-router'
import { formatCount } from '#domain/format.ts'
import { formatTime } from '#domain/format-time.ts'
import { Alert } from '#web/components/ui/alert.tsx'
import { ButtonLink } from '#web/components/ui/button-link.tsx'
import { useNow } from '#web/lib/hooks/use-now.ts'

/** Whole minutes in words: a ticking clock would put people under pressure. */
export function HoldNotice({ until }: { until: Date }) {
  const minutesLeft = Math.ceil((Number(until) - Number(useNow(10))) / 60_000)
  if (minutesLeft > 0)
    return (
      <Alert>
        Ce créneau vous est réservé jusqu’à {formatTime(until)}, encore {formatCount(minutesLeft, 'minute', 'minutes')}.
      </Alert>
    )
  return (
    <Alert tone="warning">
      <p>Le créneau n’est plus réservé. Aucun montant n’a été prélevé, et votre demande est gardée.</p>
      <div className="mt-3">
        <ButtonLink to={href('/appointment')} variant="outline">
          Choisir une heure
        </ButtonLink>
      </div>
    </Alert>
  )
}
