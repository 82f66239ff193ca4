import { zodResolver } from '@hookform/resolvers/zod'
import { type DefaultValues, type FieldPath, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form'
import type { z } from 'zod'

/** Name of a field; a list counts as one field. */
export type FieldName<Input extends FieldValues> = Extract<keyof Input, FieldPath<Input>>

/** A react-hook-form form with a label per field, for the error summary. */
export type ZodForm<Input extends FieldValues, Output> = UseFormReturn<Input, unknown, Output> & {
  /** Id of the `<form>` element; `fieldIdOf` derives the ids of its fields. */
  id: string
  labels: Record<FieldName<Input>, string>
}

type ZodFormOptions<Input extends FieldValues, Output> = {
  id: string
  schema: z.ZodType<Output, Input>
  /** One label per field, in the order of the error summary. */
  labels: Record<FieldName<Input>, string>
  defaultValues: DefaultValues<Input>
}

/** Validates a field on blur, then on every change once it was invalid or the form was submitted. */
export function useZodForm<Input extends FieldValues, Output>({
  id,
  schema,
  labels,
  defaultValues,
}: ZodFormOptions<Input, Output>): ZodForm<Input, Output> {
  const form = useForm<Input, unknown, Output>({
    resolver: zodResolver(schema),
    mode: 'onTouched',
    defaultValues,
    // The summary takes the focus: see `<Form>`.
    shouldFocusError: false,
  })
  return { ...form, id, labels }
}
