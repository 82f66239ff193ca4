import { RadioGroup as Radix } from 'radix-ui'
import { FieldError } from './field-error.tsx'
import { type Need, needs } from './needs.ts'

type RadioGroupProps<Value extends string> = {
  /** Needed when an error links to the group. */
  id?: string
  legend: string
  hint?: string | undefined
  error?: string | undefined
  need?: Need
  name: string
  value: Value | undefined
  onValueChange: (value: Value) => void
  options: readonly { value: Value; label: string; hint?: string; disabled?: boolean }[]
}

export function RadioGroup<Value extends string>({
  id,
  legend,
  hint,
  error,
  need,
  name,
  value,
  onValueChange,
  options,
}: RadioGroupProps<Value>) {
  const choose = (next: string) => {
    const chosen = options.find((option) => option.value === next)
    if (chosen) onValueChange(chosen.value)
  }
  return (
    <fieldset>
      <legend className="mb-2 font-semibold text-base">
        {legend}
        {need && <span className="font-normal text-muted-foreground"> {needs[need]}</span>}
      </legend>
      <Radix.Root
        id={id}
        name={name}
        value={value ?? ''}
        onValueChange={choose}
        aria-label={legend}
        aria-required={need === 'required' || undefined}
        aria-describedby={[hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined}
        className="grid gap-2"
      >
        {options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-12 cursor-pointer items-start gap-3 rounded-lg border border-input bg-card px-4 py-3 has-data-[disabled]:cursor-not-allowed has-data-[disabled]:bg-muted has-data-[disabled]:text-muted-foreground has-data-[state=checked]:border-primary has-data-[state=checked]:bg-secondary"
          >
            <Radix.Item
              value={option.value}
              disabled={option.disabled}
              className="mt-0.5 grid size-5.5 shrink-0 place-items-center rounded-full border-2 border-input bg-card data-[state=checked]:border-primary"
            >
              <Radix.Indicator className="size-2.5 rounded-full bg-primary" />
            </Radix.Item>
            <span>
              {option.label}
              {option.hint && <span className="block text-small text-muted-foreground">{option.hint}</span>}
            </span>
          </label>
        ))}
      </Radix.Root>
      {hint && (
        <p id={`${id}-hint`} className="mt-2 text-small text-muted-foreground">
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}
