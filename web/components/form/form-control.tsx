import type { ReactNode } from 'react'
import { type ControllerRenderProps, type FieldValues, useController } from 'react-hook-form'
import { Field, type FieldWiring } from '#web/components/ui/field.tsx'
import { fieldIdOf } from './field-id-of.ts'
import type { FieldName, ZodForm } from './use-zod-form.ts'

type FormControlProps<Input extends FieldValues, Output, Name extends FieldName<Input>> = {
  form: ZodForm<Input, Output>
  name: Name
  hint?: string
  need?: 'required' | 'optional'
  children: (control: { wiring: FieldWiring; field: ControllerRenderProps<Input, Name> }) => ReactNode
}

/** Same as `<FormField>` for a controlled, non-native input: it gets a value and an `onChange`. */
export function FormControl<Input extends FieldValues, Output, Name extends FieldName<Input>>({
  form,
  name,
  hint,
  need = 'required',
  children,
}: FormControlProps<Input, Output, Name>) {
  const { field, fieldState } = useController({ control: form.control, name })
  return (
    <Field
      id={fieldIdOf(form, name)}
      label={form.labels[name]}
      hint={hint}
      need={need}
      error={fieldState.error?.message}
    >
      {(wiring) => children({ wiring, field })}
    </Field>
  )
}
