import { Checkbox as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { Icon } from '#web/components/icon.tsx'
import { FieldError } from './field-error.tsx'
import { type Need, needs } from './needs.ts'

type CheckboxProps = {
  id: string
  checked: boolean
  onCheckedChange: (checked: boolean) => void
  onBlur?: () => void
  disabled?: boolean
  need?: Need
  error?: string | undefined
  children: ReactNode
}

/** Box and label form one touch target of at least 44 px. */
export function Checkbox({ id, checked, onCheckedChange, onBlur, disabled, need, error, children }: CheckboxProps) {
  const errorId = `${id}-error`
  return (
    <div>
      <div className="flex min-h-11 items-start gap-3 py-2.5">
        <Radix.Root
          id={id}
          checked={checked}
          onCheckedChange={(next) => onCheckedChange(next === true)}
          onBlur={onBlur}
          disabled={disabled}
          aria-required={need === 'required' || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && errorId}
          className="grid size-6 shrink-0 place-items-center rounded-sm border border-input bg-card disabled:opacity-55 aria-invalid:border-destructive aria-invalid:ring-1 aria-invalid:ring-destructive data-[state=checked]:border-primary data-[state=checked]:bg-primary data-[state=checked]:text-primary-foreground"
        >
          <Radix.Indicator>
            <Icon name="check" className="size-4.5" strokeWidth={3} />
          </Radix.Indicator>
        </Radix.Root>
        <label htmlFor={id} className="text-small leading-snug">
          {children}
          {need && <span className="text-muted-foreground"> {needs[need]}</span>}
        </label>
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}
