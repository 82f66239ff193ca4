import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { type FieldValues, useFormState } from 'react-hook-form'
import type { AppError, ErrorCode } from '#domain/errors.ts'
import { errorMessage } from '#domain/messages.ts'
import { Alert } from '#web/components/ui/alert.tsx'
import { ErrorSummary } from '#web/components/ui/error-summary.tsx'
import { appErrorOf } from '#web/lib/data/errors.ts'
import { claimedFields } from './claimed-fields.ts'
import { fieldIdOf } from './field-id-of.ts'
import type { FieldName, ZodForm } from './use-zod-form.ts'

type FormProps<Input extends FieldValues, Output> = {
  form: ZodForm<Input, Output>
  /** A mutation with `meta: { showsItsErrors: true }`, since the form shows the error. */
  act: { mutateAsync: (values: Output) => Promise<unknown>; isPending: boolean }
  /** Server error codes that belong to one field. */
  claims?: Partial<Record<ErrorCode, FieldName<Input>>>
  /** Called with the invalid fields, in the order of the labels. */
  onInvalid?: (names: FieldName<Input>[]) => void
  /** Rendering of an error that belongs to no field; its message by default. */
  explain?: (refusal: AppError) => ReactNode
  /** One sentence about all errors, at the top of the summary. */
  lead?: (messages: readonly string[]) => string | undefined
  /** Extra content of the region that takes the focus after an error. */
  notices?: ReactNode
  layout?: string
  children: ReactNode
}

/**
 * The one way to write a form: validates with the schema, submits once, and after a failure moves the focus to a
 * summary that links each field, or to the field itself when there is only one. A corrected field leaves the summary at
 * once.
 */
export function Form<Input extends FieldValues, Output>({
  form,
  act,
  claims,
  onInvalid,
  explain = ({ code, params }) => <Alert tone="error">{errorMessage(code, params)}</Alert>,
  lead,
  notices,
  layout = 'grid gap-5',
  children,
}: FormProps<Input, Output>) {
  const state = useFormState({ control: form.control })
  const { submitCount } = state
  const [refusal, setRefusal] = useState<AppError>()
  const [foundAtAttempt, setFoundAtAttempt] = useState(0)
  const summary = useRef<HTMLDivElement>(null)
  const inFlight = useRef(false)
  // Safe cast: the labels have exactly one key per field.
  const names = Object.keys(form.labels) as FieldName<Input>[]
  const problems = names.flatMap((name) => {
    const { error } = form.getFieldState(name, state)
    return error ? [{ fieldId: fieldIdOf(form, name), label: form.labels[name], text: error.message ?? '' }] : []
  })
  // With a single field, a summary would repeat its message.
  const onlyField = names.length === 1 ? problems[0] : undefined
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

  /** Ignores a double submit while the first is pending. */
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (inFlight.current || act.isPending) return
    inFlight.current = true
    try {
      await form.handleSubmit(run, (found) => onInvalid?.(names.filter((name) => found[name])))(event)
    } finally {
      inFlight.current = false
    }
  }

  // react-hook-form increments `submitCount` after setting the errors, so the summary is rendered by now and can take
  // the focus.
  useEffect(() => {
    if (submitCount === 0) return
    setFoundAtAttempt(problems.length)
    if (!hasFailed) return
    if (onlyField) focusField(onlyField.fieldId)
    else summary.current?.focus()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only a new attempt moves the focus, not a mended field
  }, [submitCount])

  return (
    <form id={form.id} onSubmit={submit} noValidate method="post" className={layout}>
      <div
        ref={summary}
        tabIndex={-1}
        className="grid scroll-mt-40 gap-4 rounded-xl outline-offset-2 empty:hidden focus:outline-3 focus:outline-ring"
      >
        {notices}
        {refusal && explain(refusal)}
        {submitCount > 0 && !onlyField && (
          <ErrorSummary problems={problems} found={foundAtAttempt} lead={lead?.(problems.map(({ text }) => text))} />
        )}
      </div>
      {children}
    </form>
  )
}

/** Focuses the field and selects its text, to be corrected or typed over. */
function focusField(id: string) {
  const field = document.getElementById(id)
  field?.focus()
  if (field instanceof HTMLInputElement) field.select()
}
