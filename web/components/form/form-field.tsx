import type { ReactNode } from 'react'
import { type FieldValues, type UseFormRegisterReturn, useFormState } from 'react-hook-form'
import { Field, type FieldWiring } from '#web/components/ui/field.tsx'
import { fieldIdOf } from './field-id-of.ts'
import type { FieldName, ZodForm } from './use-zod-form.ts'

type FormFieldProps<Input extends FieldValues, Output> = {
  form: ZodForm<Input, Output>
  name: FieldName<Input>
  hint?: string
  need?: 'required' | 'optional'
  /** A native control spreads these props. */
  children: (control: FieldWiring & UseFormRegisterReturn) => ReactNode
}

/** One native control of a form with its label, hint and error. */
export function FormField<Input extends FieldValues, Output>({
  form,
  name,
  hint,
  need = 'required',
  children,
}: FormFieldProps<Input, Output>) {
  const state = useFormState({ control: form.control, name })
  const { error } = form.getFieldState(name, state)
  return (
    <Field id={fieldIdOf(form, name)} label={form.labels[name]} hint={hint} need={need} error={error?.message}>
      {(wiring) => children({ ...wiring, ...form.register(name) })}
    </Field>
  )
}
