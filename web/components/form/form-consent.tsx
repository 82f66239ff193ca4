import type { ReactNode } from 'react'
import { type FieldValues, useController } from 'react-hook-form'
import { Checkbox } from '#web/components/ui/checkbox.tsx'
import { fieldIdOf } from './field-id-of.ts'
import type { FieldName, ZodForm } from './use-zod-form.ts'

type FormConsentProps<Input extends FieldValues, Output> = {
  form: ZodForm<Input, Output>
  name: FieldName<Input>
  need?: 'required' | 'optional'
  children: ReactNode
}

/** A box to tick. The form's own label of it is short, for the summary; beside the box stands what is agreed to. */
export function FormConsent<Input extends FieldValues, Output>({
  form,
  name,
  need = 'required',
  children,
}: FormConsentProps<Input, Output>) {
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
