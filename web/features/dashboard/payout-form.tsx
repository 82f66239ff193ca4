import { type FormEvent, useState } from 'react'
import { errorMessage } from '#domain/messages.ts'
import { payoutAccountSchema } from '#domain/payment/payout-schema.ts'
import { Alert } from '#web/components/ui/alert.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Field } from '#web/components/ui/field.tsx'
import { Input } from '#web/components/ui/input.tsx'
import { appErrorOf } from '#web/lib/errors.ts'
import { invoke } from '#web/lib/invoke.ts'

type PayoutFormProps = { onSaved: () => Promise<void>; onCancel: (() => void) | undefined }

export function PayoutForm({ onSaved, onCancel }: PayoutFormProps) {
  const [written, setWritten] = useState({ holderName: '', iban: '' })
  const [problems, setProblems] = useState<{ holderName?: string; iban?: string }>({})
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    setFailure(undefined)
    const read = payoutAccountSchema.safeParse(written)
    const found = Object.fromEntries(read.error?.issues.map(({ path, message }) => [path[0], message]) ?? [])
    setProblems(found)
    const firstId = 'holderName' in found ? 'payout-holder' : 'payout-iban'
    if (!read.success) return document.getElementById(firstId)?.focus()
    setBusy(true)
    try {
      await invoke('save-payout-account', read.data)
      await onSaved()
    } catch (reason) {
      const { code, params } = await appErrorOf(reason)
      setFailure(errorMessage(code, params))
    } finally {
      setBusy(false)
    }
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <p className="text-muted-foreground">
        Indiquez le compte sur lequel verser vos revenus. L’IBAN est gardé par le serveur ; seule sa fin est affichée.
      </p>
      {failure && <Alert tone="error">{failure}</Alert>}
      <Field id="payout-holder" label="Titulaire du compte" need="required" error={problems.holderName}>
        {(wiring) => (
          <Input
            {...wiring}
            autoComplete="name"
            value={written.holderName}
            onChange={(event) => setWritten({ ...written, holderName: event.target.value })}
          />
        )}
      </Field>
      <Field
        id="payout-iban"
        label="IBAN"
        hint="27 caractères en France, par exemple FR76 3000 6000 0112 3456 7890 189."
        need="required"
        error={problems.iban}
      >
        {(wiring) => (
          <Input
            {...wiring}
            autoComplete="off"
            spellCheck={false}
            value={written.iban}
            onChange={(event) => setWritten({ ...written, iban: event.target.value })}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={isBusy}>
          Enregistrer
        </Button>
        {onCancel && (
          <Button variant="ghost" onClick={onCancel}>
            Annuler
          </Button>
        )}
      </div>
    </form>
  )
}
