import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { z } from 'zod'
import type { InputOf } from '#domain/functions.ts'
import { errorMessage } from '#domain/messages.ts'
import { payoutAccountSchema } from '#domain/payment/payout-schema.ts'
import { FreshProof } from '#web/components/fresh-proof.tsx'
import { Alert } from '#web/components/ui/alert.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Field } from '#web/components/ui/field.tsx'
import { Input } from '#web/components/ui/input.tsx'
import { PasswordInput } from '#web/components/ui/password-input.tsx'
import { secondStepQuery } from '#web/features/settings/queries.ts'
import { appErrorOf } from '#web/lib/errors.ts'
import { invoke } from '#web/lib/invoke.ts'

type PayoutFormProps = { onSaved: () => Promise<void>; onCancel: (() => void) | undefined }

const formSchema = payoutAccountSchema.extend({ password: z.string().min(1, errorMessage('contact_field_missing')) })
type Problems = Partial<Record<keyof z.infer<typeof formSchema>, string>>
/** In the order of the screen: the first one with a problem is gone to. */
const fieldIds = { holderName: 'payout-holder', iban: 'payout-iban', password: 'payout-password' }

export function PayoutForm({ onSaved, onCancel }: PayoutFormProps) {
  const [written, setWritten] = useState({ holderName: '', iban: '', password: '' })
  const [problems, setProblems] = useState<Problems>({})
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const { data: protection } = useQuery(secondStepQuery)
  const hasPassword = protection?.hasPassword ?? true
  const [isProofNeeded, setProofNeeded] = useState(false)

  function showProblems(found: Problems) {
    setProblems(found)
    const [, firstId] = Object.entries(fieldIds).find(([field]) => field in found) ?? []
    if (firstId) document.getElementById(firstId)?.focus()
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    setFailure(undefined)
    const read = (hasPassword ? formSchema : payoutAccountSchema).safeParse(written)
    const found = Object.fromEntries(read.error?.issues.map(({ path, message }) => [path[0], message]) ?? [])
    if (!read.success) return showProblems(found)
    setProblems({})
    await save(read.data)
  }

  async function save(account: InputOf<'save-payout-account'>) {
    setBusy(true)
    try {
      await invoke('save-payout-account', account)
      await onSaved()
    } catch (reason) {
      const { code, params } = await appErrorOf(reason)
      setProofNeeded(code === 'fresh_proof_needed')
      if (code === 'fresh_proof_needed') return
      if (code === 'password_wrong') showProblems({ password: errorMessage(code) })
      else setFailure(errorMessage(code, params))
    } finally {
      setBusy(false)
    }
  }

  if (isProofNeeded)
    return <FreshProof id="payout-proof" onProved={() => void save(payoutAccountSchema.parse(written))} />
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
      {hasPassword && (
        <Field id="payout-password" label="Mot de passe actuel" need="required" error={problems.password}>
          {(wiring) => (
            <PasswordInput
              {...wiring}
              autoComplete="current-password"
              value={written.password}
              onChange={(event) => setWritten({ ...written, password: event.target.value })}
            />
          )}
        </Field>
      )}
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
