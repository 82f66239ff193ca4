import type { FieldValues, PathValue } from 'react-hook-form'
import { DateInput } from './date-input.tsx'
import { FormControl } from './form-control.tsx'
import type { FieldName, ZodForm } from './use-zod-form.ts'

type FormDateProps<Input extends FieldValues, Output, Name extends FieldName<Input>> = {
  form: ZodForm<Input, Output>
  name: PathValue<Input, Name> extends string ? Name : never
  hint?: string
  need?: 'required' | 'optional'
  autoComplete?: 'bday'
  calendar?: { min?: string; max?: string }
}

/** A date of a form, typed as jj/mm/aaaa; the form's value is `aaaa-mm-jj`. */
export function FormDate<Input extends FieldValues, Output, Name extends FieldName<Input>>({
  form,
  name,
  hint,
  need,
  ...input
}: FormDateProps<Input, Output, Name>) {
  return (
    <FormControl form={form} name={name} {...(hint && { hint })} {...(need && { need })}>
      {({ wiring, field: { value, onChange, onBlur, ref } }) => (
        <DateInput
          {...wiring}
          {...input}
          ref={ref}
          name={name}
          value={value}
          onValueChange={onChange}
          onBlur={onBlur}
        />
      )}
    </FormControl>
  )
}
