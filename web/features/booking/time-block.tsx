import { formatCount, formatDate } from '#domain/format.ts'
import { dayOf } from '#domain/time.ts'
import { Calendar } from '#web/components/calendar.tsx'
import { Icon } from '#web/components/icon.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { ErrorState } from '#web/components/ui/error-state.tsx'
import { controlLook } from '#web/components/ui/input.tsx'
import { Popover } from '#web/components/ui/popover.tsx'
import { Skeleton } from '#web/components/ui/skeleton.tsx'
import { useNow } from '#web/lib/use-now.ts'
import { DayColumns } from './day-columns.tsx'
import { daysWithStarts } from './days-with-starts.ts'
import { NumberedBlock } from './numbered-block.tsx'
import { SlotAlertButton } from './slot-alert-button.tsx'
import type { useBookingChoices } from './use-booking-choices.ts'

type TimeBlockProps = Pick<ReturnType<typeof useBookingChoices>, 'choices' | 'choose'> & {
  number: number
  times: readonly Date[] | undefined
  hasFailed: boolean
  onRetry: () => void
  error: string | undefined
}

const COLUMNS = 4
const STEP = 2

/** Only what is free, the next days that have something first. */
export function TimeBlock({ number, times, hasFailed, onRetry, error, choices, choose }: TimeBlockProps) {
  const today = dayOf(useNow(60))
  const days = daysWithStarts(times ?? [])
  const from = Math.max(0, choices.date ? days.findIndex(({ day }) => day >= (choices.date ?? '')) : 0)
  const shown = days.slice(from, from + COLUMNS)
  const show = (position: number) => choose({ date: days[position]?.day ?? null })
  const notes = new Map(
    days.map(({ day, starts }) => [day, formatCount(starts.length, 'créneau libre', 'créneaux libres')]),
  )

  return (
    <NumberedBlock
      number={number}
      title="Date et heure"
      intro={<p>Heure de Paris. Seuls les créneaux libres sont affichés.</p>}
    >
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="grid min-w-0 grid-cols-1 gap-1.5">
          <p id="booking-date-label" className="font-semibold text-base">
            Date <span className="font-normal text-muted-foreground">(obligatoire)</span>
          </p>
          <Popover
            label="Choisir une date"
            trigger={
              <button
                type="button"
                id="booking-date"
                aria-labelledby="booking-date-label booking-date"
                className={`${controlLook} flex min-h-12 items-center gap-3 text-left sm:min-w-56`}
              >
                <Icon name="calendar-days" />
                {shown[0] ? formatDate(shown[0].day) : 'Choisir une date'}
                <Icon name="chevron-down" className="ml-auto size-5" />
              </button>
            }
          >
            <Calendar
              today={today}
              selected={shown[0]?.day}
              onSelect={(day) => day && choose({ date: day })}
              notes={notes}
              isClosed={(day) => !notes.has(day)}
            />
          </Popover>
        </div>
        <div className="flex gap-2">
          <Button
            variant="outline"
            size="icon"
            aria-label="Jours précédents"
            disabled={from === 0}
            onClick={() => show(Math.max(0, from - STEP))}
          >
            <Icon name="chevron-left" />
          </Button>
          <Button
            variant="outline"
            size="icon"
            aria-label="Jours suivants"
            disabled={from + STEP >= days.length}
            onClick={() => show(from + STEP)}
          >
            <Icon name="chevron-right" />
          </Button>
        </div>
      </div>
      {error && (
        <p id="booking-slot-error" className="text-small text-destructive">
          {error}
        </p>
      )}
      {hasFailed && !times && <ErrorState sentence="Nous n’avons pas pu lire les créneaux libres." onRetry={onRetry} />}
      {!times && !hasFailed && <ColumnsLoading />}
      {times && days.length === 0 && (
        <div className="grid justify-items-start gap-3 rounded-2xl border bg-card p-5 text-card-foreground">
          <p>Aucun créneau libre avec ce choix pour le moment.</p>
          <div className="flex flex-wrap items-center gap-3">
            {choices.gender !== 'any' && (
              <Button variant="secondary" onClick={() => choose({ gender: 'any' })}>
                Voir tous les praticiens
              </Button>
            )}
            <SlotAlertButton preference={choices.gender} />
          </div>
        </div>
      )}
      {shown.length > 0 && (
        <DayColumns days={shown} chosen={choices.slot} onChoose={(slot) => choose({ slot, with: null })} />
      )}
    </NumberedBlock>
  )
}

function ColumnsLoading() {
  return (
    <output className="grid grid-cols-2 gap-4 rounded-2xl border bg-card p-5 sm:grid-cols-4">
      <span className="sr-only">Chargement des créneaux libres…</span>
      <Skeleton shape="card" />
      <Skeleton shape="card" />
      <Skeleton shape="card" />
      <Skeleton shape="card" />
    </output>
  )
}
