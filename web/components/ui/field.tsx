import type { ReactNode } from 'react'
import { Icon } from '#web/components/icon.tsx'

export type FieldWiring = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

type FieldProps = {
  id: string
  label: string
  hint?: string
  error?: string | undefined
  /** Written beside the label, since colour or a star alone would not say it. */
  need?: 'required' | 'optional'
  children: (wiring: FieldWiring) => ReactNode
}

const needs = { required: '(obligatoire)', optional: '(facultatif)' }

/** Label, hint, control and error, wired for assistive technology; the control spreads what it is handed. */
export function Field({ id, label, hint, error, need, children }: FieldProps) {
  const hintId = hint && `${id}-hint`
  const errorId = error && `${id}-error`
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold text-base">
        {label}
        {need && <span className="font-normal text-muted-foreground"> {needs[need]}</span>}
      </label>
      {hint && (
        <p id={hintId} className="text-[15px] text-muted-foreground leading-snug">
          {hint}
        </p>
      )}
      {children({
        id,
        'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': need === 'required' ? true : undefined,
      })}
      {error && (
        <p id={errorId} className="flex items-start gap-1.5 text-[15px] text-destructive leading-snug">
          <Icon name="circle-exclamation-point" className="mt-0.5 size-4" />
          {error}
        </p>
      )}
    </div>
  )
}
