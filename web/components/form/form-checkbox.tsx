import type { ReactNode } from 'react'
import { type FieldValues, useController } from 'react-hook-form'
import { Checkbox } from '#web/components/ui/checkbox.tsx'
import type { Need } from '#web/components/ui/needs.ts'
import { fieldIdOf } from './field-id-of.ts'
import type { FieldName, ZodForm } from './use-zod-form.ts'

type FormCheckboxProps<Input extends FieldValues, Output> = {
  form: ZodForm<Input, Output>
  name: FieldName<Input>
  /** A consent is `required`; an ordinary option leaves this out. */
  need?: Need
  children: ReactNode
}

/** Checkbox with its full text beside it. The short label of the form is for the error summary. */
export function FormCheckbox<Input extends FieldValues, Output>({
  form,
  name,
  need,
  children,
}: FormCheckboxProps<Input, Output>) {
  const { field, fieldState } = useController({ control: form.control, name })
  return (
    <Checkbox
      id={fieldIdOf(form, name)}
      checked={field.value === true}
      onCheckedChange={field.onChange}
      onBlur={field.onBlur}
      need={need}
      error={fieldState.error?.message}
    >
      {children}
    </Checkbox>
  )
}
