import { type FieldValues, useController } from 'react-hook-form'
import { RadioGroup } from '#web/components/ui/radio-group.tsx'
import { fieldIdOf } from './field-id-of.ts'
import type { FieldName, ZodForm } from './use-zod-form.ts'

type FormRadioGroupProps<Input extends FieldValues, Output> = {
  form: ZodForm<Input, Output>
  name: FieldName<Input>
  hint?: string
  need?: 'required' | 'optional'
  options: readonly { value: string; label: string; hint?: string; disabled?: boolean }[]
}

/** Radio group: a few options, all visible. */
export function FormRadioGroup<Input extends FieldValues, Output>({
  form,
  name,
  hint,
  need,
  options,
}: FormRadioGroupProps<Input, Output>) {
  const { field, fieldState } = useController({ control: form.control, name })
  return (
    <RadioGroup
      id={fieldIdOf(form, name)}
      legend={form.labels[name]}
      need={need}
      hint={hint}
      error={fieldState.error?.message}
      name={name}
      value={field.value || undefined}
      onValueChange={field.onChange}
      options={options}
    />
  )
}
