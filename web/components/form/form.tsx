import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { type FieldValues, useFormState } from 'react-hook-form'
import type { AppError, ErrorCode } from '#domain/errors.ts'
import { errorMessage } from '#domain/messages.ts'
import { Alert } from '#web/components/ui/alert.tsx'
import { ErrorSummary } from '#web/components/ui/error-summary.tsx'
import { appErrorOf } from '#web/lib/errors.ts'
import { claimedFields } from './claimed-fields.ts'
import { fieldIdOf } from './field-id-of.ts'
import type { FieldName, ZodForm } from './use-zod-form.ts'

type FormProps<Input extends FieldValues, Output> = {
  form: ZodForm<Input, Output>
  /** A mutation with `meta: { showsItsErrors: true }`: the form says why it was refused. */
  act: { mutateAsync: (values: Output) => Promise<unknown>; isPending: boolean }
  /** Codes of the server that belong to one field. */
  claims?: Partial<Record<ErrorCode, FieldName<Input>>>
  /** How a refusal that belongs to no field is shown: its sentence, unless told otherwise. */
  explain?: (refusal: AppError) => ReactNode
  /** What else stands in the place that takes the focus after a refusal. */
  notices?: ReactNode
  layout?: string
  children: ReactNode
}

/**
 * The one way to write a form: checks the values with the schema, runs the act once, and after a failure moves the focus
 * to a summary that names each field. What is mended leaves the summary at once.
 */
export function Form<Input extends FieldValues, Output>({
  form,
  act,
  claims,
  explain = ({ code, params }) => <Alert tone="error">{errorMessage(code, params)}</Alert>,
  notices,
  layout = 'grid gap-5',
  children,
}: FormProps<Input, Output>) {
  const state = useFormState({ control: form.control })
  const { submitCount } = state
  const [refusal, setRefusal] = useState<AppError>()
  const summary = useRef<HTMLDivElement>(null)
  const inFlight = useRef(false)
  // The keys of the labels are exactly the names of the fields.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const names = Object.keys(form.labels) as FieldName<Input>[]
  const problems = names.flatMap((name) => {
    const { error } = form.getFieldState(name, state)
    return error ? [{ fieldId: fieldIdOf(form, name), label: form.labels[name], text: error.message ?? '' }] : []
  })
  const hasFailed = problems.length > 0 || refusal !== undefined

  async function run(values: Output) {
    setRefusal(undefined)
    try {
      await act.mutateAsync(values)
    } catch (error) {
      const reason = await appErrorOf(error)
      const claimed = claimedFields(reason, names, claims)
      for (const { name, message } of claimed) form.setError(name, { type: 'server', message })
      if (claimed.length === 0) setRefusal(reason)
    }
  }

  /** A second press while the first is under way does nothing. */
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (inFlight.current || act.isPending) return
    inFlight.current = true
    try {
      await form.handleSubmit(run)(event)
    } finally {
      inFlight.current = false
    }
  }

  // react-hook-form counts an attempt once its errors are known, so the summary is drawn by now and can take the focus.
  useEffect(() => {
    if (submitCount > 0 && hasFailed) summary.current?.focus()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only a new attempt moves the focus, not a mended field
  }, [submitCount])

  return (
    <form id={form.id} onSubmit={submit} noValidate method="post" className={layout}>
      <div ref={summary} tabIndex={-1} className="grid scroll-mt-40 gap-4 outline-none empty:hidden">
        {notices}
        {refusal && explain(refusal)}
        {submitCount > 0 && <ErrorSummary problems={problems} />}
      </div>
      {children}
    </form>
  )
}
