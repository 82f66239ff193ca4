import { type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { formatCount, formatDate } from '#domain/format.ts'
import { type Day, dayOf } from '#domain/time.ts'
import { Calendar } from '#web/components/calendar.tsx'
import { Icon } from '#web/components/icon.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { ErrorState } from '#web/components/ui/error-state.tsx'
import { FieldError } from '#web/components/ui/field-error.tsx'
import { controlLook } from '#web/components/ui/input.tsx'
import { Popover } from '#web/components/ui/popover.tsx'
import { useNow } from '#web/lib/hooks/use-now.ts'
import { AlertsButton } from '../alerts-button.tsx'
import { NumberedBlock } from '../numbered-block.tsx'
import type { BookingChoices, Choose } from '../use-booking-choices.ts'
import type { WantedPerson } from '../wanted-person.ts'
import { DayChips } from './day-chips.tsx'
import { DayColumns } from './day-columns.tsx'
import { type DayWithStarts, daysWithStarts } from './days-with-starts.ts'
import { HourGroups } from './hour-groups.tsx'
import { HoursLoading } from './hours-loading.tsx'
import { hoursOfDay } from './hours-of-day.ts'
import { MoreHoursButton } from './more-hours-button.tsx'
import { NoHours } from './no-hours.tsx'

type TimeBlockProps = {
  number: number
  /** Of the element that an error leads to. */
  fieldId: string
  choices: BookingChoices
  choose: Choose
  times: readonly Date[] | undefined
  hasFailed: boolean
  onRetry: () => void
  error: string | undefined
  /** Whose hours these are; everybody's otherwise. */
  person?: WantedPerson | undefined
}

const COLUMNS = 4
const STEP = 2
const ROWS = 5

/** Only what is free, the next days that have something first. */
export function TimeBlock({
  number,
  fieldId,
  times,
  hasFailed,
  onRetry,
  error,
  choices,
  choose,
  person,
}: TimeBlockProps) {
  const today = dayOf(useNow(60))
  const field = useRef<HTMLDivElement>(null)
  const [openedDay, setOpenedDay] = useState<Day>()
  const days = daysWithStarts(times ?? [])
  const from = positionOf(days, choices)
  const shown = days.slice(from, from + COLUMNS)
  const first = shown[0]
  const isOpened = openedDay === first?.day || hidesChoice(shown, choices.slot)
  const rows = isOpened ? Number.POSITIVE_INFINITY : ROWS
  const show = (position: number) => choose({ day: days[position]?.day ?? null })
  const onChoose = (slot: string) => choose({ slot, pick: null })
  const notes = new Map(
    days.map(({ day, starts }) => [day, formatCount(starts.length, 'créneau libre', 'créneaux libres')]),
  )

  function open() {
    const known = new Set(visibleHours(field).map(({ value }) => value))
    flushSync(() => setOpenedDay(first?.day))
    visibleHours(field)
      .find(({ value }) => !known.has(value))
      ?.focus()
  }

  return (
    <NumberedBlock number={number} title="Date et heure" need="required">
      {hasFailed && !times && <ErrorState sentence="Nous n’avons pas pu lire les créneaux libres." onRetry={onRetry} />}
      {!times && !hasFailed && <HoursLoading />}
      {times && days.length === 0 && <NoHours choices={choices} choose={choose} person={person} />}
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
            <div className="flex gap-2 max-sm:hidden">
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
          <DayChips days={days} chosen={first.day} onChoose={(day) => choose({ day })} />
          <div
            id={fieldId}
            ref={field}
            tabIndex={-1}
            onFocus={({ target, currentTarget }) => target === currentTarget && visibleHours(field)[0]?.focus()}
            className={`grid grid-cols-1 gap-3 ${error ? 'border-destructive border-l-3 pl-3' : ''}`}
          >
            {error && <FieldError id={`${fieldId}-error`}>{error}</FieldError>}
            <HourGroups starts={first.starts} rows={rows} chosen={choices.slot} onChoose={onChoose} />
            <DayColumns days={shown} rows={rows} chosen={choices.slot} onChoose={onChoose} />
            <MoreHoursButton on="phone" count={hoursOfDay(first.starts, rows).leftOut} onClick={open} />
            <MoreHoursButton on="desktop" count={leftOutOf(shown, rows)} onClick={open} />
          </div>
          <AlertsButton choices={choices} choose={choose} times={times ?? []} person={person} />
          <p className="text-small text-muted-foreground">Heure de Paris. Seuls les créneaux libres sont affichés.</p>
        </>
      )}
    </NumberedBlock>
  )
}

/** Of the asked day, or of the next that has something; of the chosen hour's otherwise. */
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

function leftOutOf(shown: readonly DayWithStarts[], rows: number): number {
  return shown.reduce((sum, { starts }) => sum + Math.max(0, starts.length - rows), 0)
}

/** Of the two layouts, those of the one that is drawn. */
function visibleHours({ current }: RefObject<HTMLDivElement | null>): HTMLButtonElement[] {
  return [...(current?.querySelectorAll<HTMLButtonElement>('button[role=radio]') ?? [])].filter(
    (hour) => hour.offsetParent !== null,
  )
}
