import { type FormEvent, type ReactNode, useState } from 'react'
import { codeSchema } from '#domain/auth/schema.ts'
import { AppError } from '#domain/errors.ts'
import { errorMessage } from '#domain/messages.ts'
import { Button } from '#web/components/ui/button.tsx'
import { appErrorOf } from '#web/lib/errors.ts'
import { showError } from '#web/lib/toast.ts'
import { CodeField } from './code-field.tsx'

type CodeFormProps = {
  id: string
  hint: string
  submitLabel: string
  /** Throws when the code is refused. */
  onCode: (code: string) => Promise<void>
  children?: ReactNode
}

/** Six digits and a button: nothing is sent before the person confirms. A refused code stays, selected, to be corrected. */
export function CodeForm({ id, hint, submitLabel, onCode, children }: CodeFormProps) {
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function refuse(reason: AppError) {
    setError(errorMessage(reason.code, reason.params))
    const field = document.getElementById(id)
    if (field instanceof HTMLInputElement) {
      field.focus()
      field.select()
    }
    await showError(reason)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!codeSchema.safeParse(code).success)
      return refuse(new AppError(code === '' ? 'code_incomplete' : 'code_wrong_length'))
    setBusy(true)
    setError(undefined)
    try {
      await onCode(code)
    } catch (reason) {
      await refuse(await appErrorOf(reason))
    } finally {
      setBusy(false)
    }
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <CodeField id={id} value={code} onChange={setCode} hint={hint} error={error} />
      <Button type="submit" size="large" width="full" isBusy={isBusy}>
        {submitLabel}
      </Button>
      {children}
    </form>
  )
}
