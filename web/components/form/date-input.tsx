import { type ComponentProps, useRef, useState } from 'react'
import { isDay } from '#domain/time.ts'
import { shownDay, slashed, typedDay } from '#domain/typed-day.ts'
import { Icon } from '#web/components/icon.tsx'
import { controlLook } from '#web/components/ui/input.tsx'

type DateInputProps = Omit<ComponentProps<'input'>, 'className' | 'type' | 'value' | 'onChange' | 'min' | 'max'> & {
  /** `aaaa-mm-jj`, or what was typed so far. */
  value: string
  onValueChange: (value: string) => void
  /** Adds a button that opens the browser's calendar: for days near today. */
  calendar?: { min?: string; max?: string }
}

const valueOf = (text: string) => typedDay(text) ?? text

/** A date typed as jj/mm/aaaa: a native date field follows the language of the browser, not of the page. */
export function DateInput({ value, onValueChange, onBlur, calendar, ...props }: DateInputProps) {
  // Kept as typed until the field is left, so that « 5/3/1994 » does not jump under the caret.
  const [typed, setTyped] = useState(shownDay(value))
  const picker = useRef<HTMLInputElement>(null)
  return (
    <div className="relative">
      <input
        {...props}
        type="text"
        inputMode="numeric"
        placeholder="jj/mm/aaaa"
        autoComplete={props.autoComplete ?? 'off'}
        value={valueOf(typed) === value ? typed : shownDay(value)}
        onChange={({ target }) => {
          const text = slashed(target.value)
          setTyped(text)
          onValueChange(valueOf(text))
        }}
        onBlur={(event) => {
          setTyped(shownDay(value))
          onBlur?.(event)
        }}
        className={`${controlLook} min-h-12 ${calendar ? 'pe-14' : ''}`}
      />
      {calendar && (
        <>
          <input
            ref={picker}
            type="date"
            tabIndex={-1}
            aria-hidden
            {...calendar}
            value={isDay(value) ? value : ''}
            onChange={({ target }) => onValueChange(target.value)}
            className="pointer-events-none absolute end-0 bottom-0 size-12 opacity-0"
          />
          <button
            type="button"
            aria-label="Choisir dans un calendrier"
            onClick={() => picker.current?.showPicker()}
            className="absolute end-0 top-0 grid size-12 place-items-center rounded-lg text-muted-foreground hover:text-foreground"
          >
            <Icon name="calendar-days" className="size-5" />
          </button>
        </>
      )}
    </div>
  )
}
