import { type CustomComponents, DayPicker } from 'react-day-picker'
import { fr } from 'react-day-picker/locale/fr'
import { formatDay } from '#domain/format-time.ts'
import type { Day } from '#domain/time.ts'
import { Icon } from './icon.tsx'
import { buttonLook } from './ui/button-look.ts'

type CalendarProps = {
  today: Day
  selected: Day | undefined
  /** Undefined when the selected day is clicked again (deselection). */
  onSelect: (day: Day | undefined) => void
  /** Days marked with a dot, and the text that screen readers get instead. */
  notes: ReadonlyMap<Day, string>
  /** Days that cannot be selected, beside those in the past. */
  isClosed?: (day: Day) => boolean
}

/** The picker uses the visitor's own time zone; noon is the same day in every zone. */
const pickerDate = (day: Day) => new Date(`${day}T12:00:00`)
const dayPicked = (date: Date): Day =>
  [date.getFullYear(), String(date.getMonth() + 1).padStart(2, '0'), String(date.getDate()).padStart(2, '0')].join('-')

const classNames = {
  root: 'relative w-full',
  months: 'relative',
  month: 'grid gap-3',
  month_caption: 'flex h-11 items-center justify-center',
  caption_label: 'font-semibold text-base',
  nav: 'absolute inset-x-0 top-0 flex justify-between',
  button_previous: buttonLook({ variant: 'outline', size: 'icon' }),
  button_next: buttonLook({ variant: 'outline', size: 'icon' }),
  month_grid: 'w-full border-collapse',
  weekday: 'h-9 font-normal text-note text-muted-foreground',
  day: 'p-0 text-center',
  day_button:
    'relative mx-auto grid h-11 w-full max-w-11 place-items-center rounded-lg text-base hover:bg-accent disabled:cursor-not-allowed disabled:text-muted-foreground disabled:line-through disabled:opacity-60 disabled:hover:bg-transparent',
  today: '[&>button]:border-2 [&>button]:border-input',
  // The default hover style would put a light background under the light text.
  selected:
    '[&>button]:bg-primary [&>button]:font-semibold [&>button]:text-primary-foreground [&>button:hover]:bg-primary-hover',
}

const noted =
  '[&>button]:after:absolute [&>button]:after:bottom-1 [&>button]:after:size-1.5 [&>button]:after:rounded-full [&>button]:after:bg-chart-2'

const components: Partial<CustomComponents> = {
  Chevron: ({ orientation }) => <Icon name={orientation === 'left' ? 'chevron-left' : 'chevron-right'} />,
}

export function Calendar({ today, selected, onSelect, notes, isClosed = () => false }: CalendarProps) {
  return (
    <DayPicker
      mode="single"
      locale={fr}
      weekStartsOn={1}
      today={pickerDate(today)}
      defaultMonth={pickerDate(selected ?? today)}
      startMonth={pickerDate(today)}
      disabled={[{ before: pickerDate(today) }, (date) => isClosed(dayPicked(date))]}
      selected={selected ? pickerDate(selected) : undefined}
      onSelect={(date) => onSelect(date && dayPicked(date))}
      modifiers={{ noted: (date) => notes.has(dayPicked(date)) }}
      modifiersClassNames={{ noted }}
      classNames={classNames}
      labels={{
        // The accessible name must contain the visible number: « 1 », not « 1er ».
        labelDayButton: (date) =>
          [formatDay(dayPicked(date)).replace(' 1er', ' 1'), notes.get(dayPicked(date))].filter(Boolean).join(', '),
      }}
      components={components}
    />
  )
}
