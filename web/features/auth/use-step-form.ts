import { useEffect, useEffectEvent } from 'react'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import type { RegistrationForm } from '#domain/auth/registration.ts'
import { type FieldName, useZodForm, type ZodForm } from '#web/components/form/use-zod-form.ts'
import type { Registration } from './use-registration.ts'

type StepOptions<Input extends FieldValues, Output> = {
  schema: z.ZodType<Output, Input>
  labels: Record<FieldName<Input>, string>
  /** Fields of this step, from the draft. */
  fields: Input & Partial<RegistrationForm>
}

/** Form of one step, synchronised with the draft. */
export function useStepForm<Input extends FieldValues, Output>(
  registration: Registration,
  { schema, labels, fields }: StepOptions<Input, Output>,
): ZodForm<Input, Output> {
  const { change, isHydrated } = registration
  // Safe cast: a draft has every field of the form.
  const defaultValues = fields as DefaultValues<Input>
  const form = useZodForm({ id: 'register', schema, labels, defaultValues })
  const { reset, subscribe } = form

  // A prerendered page reads the draft after hydration.
  const restore = useEffectEvent(() => reset(fields))
  useEffect(() => {
    if (isHydrated) restore()
  }, [isHydrated])

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values, name }) => {
          if (name) change(values)
        },
      }),
    [subscribe, change],
  )
  return form
}
