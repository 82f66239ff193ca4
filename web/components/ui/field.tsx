import type { ReactNode } from 'react'
import { FieldError } from './field-error.tsx'
import { type Need, needs } from './needs.ts'

export type FieldWiring = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

type FieldProps = {
  id: string
  label: string
  hint?: string | undefined
  error?: string | undefined
  need?: Need
  children: (wiring: FieldWiring) => ReactNode
}

/** Label, hint, control and error, wired with ARIA attributes; the control spreads the props it is given. */
export function Field({ id, label, hint, error, need, children }: FieldProps) {
  const hintId = hint && `${id}-hint`
  const errorId = `${id}-error`
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold text-base">
        {label}
        {need && <span className="font-normal text-muted-foreground"> {needs[need]}</span>}
      </label>
      {hint && (
        <p id={hintId} className="text-small text-muted-foreground leading-snug">
          {hint}
        </p>
      )}
      {children({
        id,
        'aria-describedby': [hintId, error && errorId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': need === 'required' ? true : undefined,
      })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}
