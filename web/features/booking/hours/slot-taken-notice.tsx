import type { AppError } from '#domain/errors.ts'
import { formatDayInYear, formatShortDateTime, formatTime } from '#domain/format-time.ts'
import type { Alternative } from '#domain/functions.ts'
import { errorMessage } from '#domain/messages.ts'
import { dayOf } from '#domain/time.ts'
import { Alert } from '#web/components/ui/alert.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { useNow } from '#web/lib/hooks/use-now.ts'
import { SlotAlertButton } from '../shared/slot-alert-button.tsx'
import type { AlertCriteria } from '../shared/slot-alerts.ts'

type SlotTakenNoticeProps = {
  alternatives: readonly Alternative[]
  onChoose: (alternative: Alternative) => void
  /** Says why the start cannot be had; unknown when it was gone before the form was sent. */
  refusal?: AppError
  /** The lost start, as criteria for an alert. */
  gone?: AlertCriteria | undefined
}

/** The other fields of the form keep their values. */
export function SlotTakenNotice({ alternatives, onChoose, refusal, gone }: SlotTakenNoticeProps) {
  const now = useNow(60)
  const hasPassed = gone?.startsAt != null && new Date(gone.startsAt) <= now
  const days = new Set(alternatives.map(({ startsAt }) => dayOf(new Date(startsAt))))
  const [onlyDay] = days.size === 1 ? days : []
  const isTooSoon = refusal?.code === 'slot_too_soon' || refusal?.code === 'slot_too_soon_for_all'
  return (
    <Alert tone="warning">
      <p className="font-semibold">{hasPassed ? 'Cette heure est passée.' : sentenceOf(refusal)}</p>
      {alternatives.length === 0 ? (
        <p>Choisissez une autre heure. Le reste de votre demande est gardé.</p>
      ) : (
        <>
          <p>Voici les heures les plus proches. Le reste de votre demande est gardé.</p>
          <div className="mt-3 flex flex-wrap gap-2">
            {alternatives.map((alternative) => {
              const start = new Date(alternative.startsAt)
              return (
                <Button
                  key={alternative.startsAt}
                  variant="outline"
                  aria-label={formatShortDateTime(start)}
                  onClick={() => onChoose(alternative)}
                >
                  {onlyDay ? formatTime(start) : formatShortDateTime(start)}
                </Button>
              )
            })}
          </div>
        </>
      )}
      <p className="mt-2">{onlyDay ? `${formatDayInYear(onlyDay)} · aucun` : 'Aucun'} montant n’a été prélevé</p>
      {gone && !hasPassed && !isTooSoon && (
        <div className="mt-3">
          <SlotAlertButton criteria={gone} label="Me prévenir si cette heure se libère" />
        </div>
      )}
    </Alert>
  )
}

function sentenceOf(refusal: AppError | undefined): string {
  return refusal ? errorMessage(refusal.code, refusal.params) : 'Cette heure ne peut plus être réservée.'
}
