import { type FormEvent, useState } from 'react'
import { AppError } from '#domain/errors.ts'
import { errorMessage } from '#domain/messages.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Field } from '#web/components/ui/field.tsx'
import { Input } from '#web/components/ui/input.tsx'
import { appErrorOf } from '#web/lib/errors.ts'
import { showError } from '#web/lib/toast.ts'

const FIELD_ID = 'recovery-code'

/** For who no longer has the authenticator app at hand. Throws when the code is refused. */
export function RecoveryCodeForm({ onCode }: { onCode: (code: string) => Promise<void> }) {
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  function refuse(reason: AppError) {
    setError(errorMessage(reason.code, reason.params))
    document.getElementById(FIELD_ID)?.focus()
    void showError(reason)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (code.trim() === '') return refuse(new AppError('contact_field_missing'))
    setBusy(true)
    setError(undefined)
    try {
      await onCode(code)
    } catch (reason) {
      refuse(await appErrorOf(reason))
    } finally {
      setBusy(false)
    }
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <Field
        id={FIELD_ID}
        label="Code de récupération"
        hint="L’un des codes que vous avez gardés. Chacun sert une seule fois."
        error={error}
      >
        {(wiring) => (
          <Input
            {...wiring}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" size="large" width="full" isBusy={isBusy}>
        Vérifier
      </Button>
    </form>
  )
}
