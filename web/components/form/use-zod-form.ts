import { zodResolver } from '@hookform/resolvers/zod'
import { type DefaultValues, type FieldPath, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form'
import type { z } from 'zod'

/** The name of every field; a list is one field. */
export type FieldName<Input extends FieldValues> = Extract<keyof Input, FieldPath<Input>>

/** A form of react-hook-form that knows what its fields are called: the error summary names them. */
export type ZodForm<Input extends FieldValues, Output> = UseFormReturn<Input, unknown, Output> & {
  /** Of the `<form>` element; `fieldIdOf` makes those of its fields from it. */
  id: string
  labels: Record<FieldName<Input>, string>
}

type ZodFormOptions<Input extends FieldValues, Output> = {
  id: string
  schema: z.ZodType<Output, Input>
  /** One for each field, in the order in which the summary lists them. */
  labels: Record<FieldName<Input>, string>
  defaultValues: DefaultValues<Input>
}

/** A field is checked when it is left, and again with every change once it was wrong or the form was sent. */
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
