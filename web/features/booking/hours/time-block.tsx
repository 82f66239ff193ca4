import type { UseQueryResult } from '@tanstack/react-query'
import { useRef } from 'react'
import { missingDays } from '#domain/booking/missing-days.ts'
import { formatCount, formatDate } from '#domain/format.ts'
import { formatDayInYear } from '#domain/format-time.ts'
import { type Day, dayOf } from '#domain/time.ts'
import { Calendar } from '#web/components/calendar.tsx'
import { Icon } from '#web/components/icon.tsx'
import { ErrorState } from '#web/components/ui/error-state.tsx'
import { FieldError } from '#web/components/ui/field-error.tsx'
import { controlLook } from '#web/components/ui/input.tsx'
import { Popover } from '#web/components/ui/popover.tsx'
import { Skeleton } from '#web/components/ui/skeleton.tsx'
import { useNow } from '#web/lib/hooks/use-now.ts'
import { AlertsButton } from '../alerts-button.tsx'
import { FormBlock } from '../form-block.tsx'
import type { RequestedPractitioner } from '../requested-practitioner.ts'
import { DayColumns } from '../shared/day-columns.tsx'
import { DayPager } from '../shared/day-pager.tsx'
import { type DayWithStarts, daysWithStarts, hiddenStartCount } from '../shared/days-with-starts.ts'
import { MoreHoursButton } from '../shared/more-hours-button.tsx'
import { useMoreHours } from '../shared/use-more-hours.ts'
import { visibleHours } from '../shared/visible-hours.ts'
import type { BookingChoices, Choose } from '../use-booking-choices.ts'
import { DayChips } from './day-chips.tsx'
import { HourGroups } from './hour-groups.tsx'
import { hoursOfDay } from './hours-of-day.ts'
import { NoHours } from './no-hours.tsx'

type TimeBlockProps = {
  /** Id of the element that an error links to. */
  fieldId: string
  choices: BookingChoices
  choose: Choose
  times: Pick<UseQueryResult<readonly Date[]>, 'data' | 'isError'> & { refetch: () => unknown }
  error: string | undefined
  /** Practitioner whose starts are shown; all practitioners when undefined. */
  person?: RequestedPractitioner | undefined
  /** The starts are the reader's own, as a practitioner: nobody waits for those. */
  isOwn?: boolean
  /** Shows the starts of all practitioners; by default, those of the booking page. */
  onEverybody?: () => void
}

const COLUMNS = 4
const STEP = 2
const ROWS = 5

/** Free starts only, from the next days that have any. */
export function TimeBlock({
  fieldId,
  times: { data: times, isError, refetch },
  error,
  choices,
  choose,
  person,
  isOwn = false,
  onEverybody = () => choose({ with: null }),
}: TimeBlockProps) {
  const today = dayOf(useNow(60))
  const field = useRef<HTMLDivElement>(null)
  const { openedDay, open } = useMoreHours(field)
  const days = daysWithStarts(times ?? [])
  const from = positionOf(days, choices)
  const shown = days.slice(from, from + COLUMNS)
  const first = shown[0]
  const isOpened = openedDay === first?.day || hidesChoice(shown, choices.slot)
  const rows = isOpened ? Number.POSITIVE_INFINITY : ROWS
  const skipped = missingDaysSentence(shown.map(({ day }) => day))
  const show = (position: number) => choose({ day: days[position]?.day ?? null })
  const onChoose = (slot: string) => choose({ slot, pick: null })
  const notes = new Map(
    days.map(({ day, starts }) => [day, formatCount(starts.length, 'créneau libre', 'créneaux libres')]),
  )

  return (
    <FormBlock title="Date et heure" need="required">
      {isError && !times && (
        <ErrorState sentence="Nous n’avons pas pu lire les créneaux libres." onRetry={() => void refetch()} />
      )}
      {!times && !isError && <HoursLoading />}
      {times && days.length === 0 && (
        <NoHours choices={choices} choose={choose} person={person} isOwn={isOwn} onEverybody={onEverybody} />
      )}
      {first && (
        <>
          <div className="flex items-end justify-between gap-3">
            <div className="min-w-0 flex-1 sm:max-w-72">
              <span id="booking-date-label" className="sr-only">
                Date
              </span>
              <Popover
                label="Choisir une date"
                trigger={
                  <button
                    type="button"
                    id="booking-date"
                    aria-labelledby="booking-date-label booking-date"
                    className={`${controlLook} flex min-h-12 items-center gap-3 text-left`}
                  >
                    <Icon name="calendar-days" />
                    {formatDate(first.day)}
                    <Icon name="chevron-down" className="ml-auto size-5" />
                  </button>
                }
              >
                <Calendar
                  today={today}
                  selected={first.day}
                  onSelect={(day) => day && choose({ day })}
                  notes={notes}
                  isClosed={(day) => !notes.has(day)}
                />
              </Popover>
            </div>
            <div className="max-sm:hidden">
              <DayPager first={from} count={days.length} step={STEP} onShow={show} />
            </div>
          </div>
          <DayChips days={days} chosen={first.day} onChoose={(day) => choose({ day })} />
          <div
            id={fieldId}
            ref={field}
            tabIndex={-1}
            onFocus={({ target, currentTarget }) => target === currentTarget && visibleHours(field)[0]?.focus()}
            className={`grid grid-cols-1 gap-3 ${error ? 'border-destructive border-l-3 pl-3' : ''}`}
          >
            {error && <FieldError id={`${fieldId}-error`}>{error}</FieldError>}
            <div className="grid gap-3 sm:hidden">
              <HourGroups starts={first.starts} rows={rows} chosen={choices.slot} onChoose={onChoose} />
              <MoreHoursButton count={hoursOfDay(first.starts, rows).leftOut} onClick={() => open(first.day)} />
            </div>
            <div className="grid gap-3 max-sm:hidden">
              <DayColumns
                label="Heure (obligatoire)"
                days={shown}
                rows={rows}
                chosen={choices.slot ?? undefined}
                onChoose={onChoose}
                className="min-h-84 grid-cols-4 gap-4 rounded-2xl border bg-card p-5 text-card-foreground"
              />
              {skipped && (
                <p className="flex items-start gap-2 text-small text-muted-foreground">
                  <Icon name="info" className="mt-0.5 size-4.5" />
                  {skipped}
                </p>
              )}
              <MoreHoursButton count={hiddenStartCount(shown, rows)} onClick={() => open(first.day)} />
            </div>
          </div>
          {!isOwn && <AlertsButton choices={choices} choose={choose} times={times ?? []} person={person} />}
          <p className="text-small text-muted-foreground">Heure de Paris. Seuls les créneaux libres sont affichés.</p>
        </>
      )}
    </FormBlock>
  )
}

/** Index of the requested day, or of the next one with free starts; otherwise of the chosen start's day. */
function positionOf(days: readonly DayWithStarts[], { day, slot }: BookingChoices): number {
  const asked = day ?? (slot && dayOf(new Date(slot)))
  return Math.max(0, asked ? days.findIndex((one) => one.day >= asked) : 0)
}

function hidesChoice(shown: readonly DayWithStarts[], slot: string | null): boolean {
  const [first] = shown
  const isAmong = (starts: readonly Date[]) => starts.some((start) => start.toISOString() === slot)
  if (!first || !slot) return false
  const onPhone = hoursOfDay(first.starts, ROWS).parts.flatMap(({ starts }) => starts)
  return (isAmong(first.starts) && !isAmong(onPhone)) || shown.some(({ starts }) => isAmong(starts.slice(ROWS)))
}

/** As high as a phone screen: the content below is rendered once the starts are loaded, to avoid a layout shift. */
function HoursLoading() {
  return (
    <output className="grid min-h-160 content-start gap-4" aria-busy="true">
      <span className="sr-only">Chargement des créneaux libres…</span>
      <Skeleton shape="row" />
      <span className="grid grid-cols-4 gap-2 sm:hidden">
        <Skeleton shape="row" />
        <Skeleton shape="row" />
        <Skeleton shape="row" />
        <Skeleton shape="row" />
      </span>
      <Skeleton shape="tall" />
    </output>
  )
}

/** Names the days without free starts between those shown: an empty column would only take room. */
function missingDaysSentence(shown: readonly Day[]): string | undefined {
  const skipped = missingDays(shown)
  const [from] = skipped
  const to = skipped.at(-1)
  if (!from || !to) return undefined
  if (skipped.length === 1) return `Le ${formatDayInYear(from)} n’a pas de créneau libre.`
  return `${skipped.length} jours entre le ${formatDayInYear(from)} et le ${formatDayInYear(to)} n’ont pas de créneau libre.`
}
