import { useState } from 'react'
import { codeSchema, emailField } from '#domain/auth/schema.ts'
import { AppError } from '#domain/errors.ts'
import { errorMessage } from '#domain/messages.ts'
import { CodeField } from '#web/components/code-field.tsx'
import { Icon } from '#web/components/icon.tsx'
import { ResendButton } from '#web/components/resend-button.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Field } from '#web/components/ui/field.tsx'
import { Input } from '#web/components/ui/input.tsx'
import { appErrorOf } from '#web/lib/errors.ts'
import { invoke } from '#web/lib/invoke.ts'
import { passSecurityCheck } from '#web/lib/security-check.ts'
import { showError, showNotice } from '#web/lib/toast.ts'
import { type Registration, registerFieldId } from './use-registration.ts'

/** The address, proved by a code before there is an account. Once proved, it is locked. */
export function EmailVerification({ registration }: { registration: Registration }) {
  const { form, proof, problems, change, changeProof } = registration
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const isProved = proof.ticket !== undefined

  async function sendCode() {
    const parsed = emailField.safeParse(form.email)
    if (!parsed.success) return setError(errorMessage('contact_email_invalid'))
    setBusy(true)
    setError(undefined)
    try {
      const securityCheck = await passSecurityCheck()
      const { registrationId } = await invoke('send-registration-code', { email: parsed.data, securityCheck })
      changeProof({ registrationId, sentAt: Date.now() })
      showNotice(proof.registrationId ? 'new_code_sent' : 'code_sent')
    } catch (reason) {
      const { code, params } = await appErrorOf(reason)
      setError(errorMessage(code, params))
      await showError(reason)
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className="grid gap-4">
      <Field
        id={registerFieldId('email')}
        label="Adresse e‑mail"
        need="required"
        error={error ?? (proof.registrationId && !isProved ? undefined : problems.email)}
      >
        {(wiring) => (
          <Input
            {...wiring}
            type="email"
            autoComplete="email"
            value={form.email}
            readOnly={isProved}
            onChange={(event) => {
              change({ email: event.target.value })
              changeProof({})
              setError(undefined)
            }}
          />
        )}
      </Field>
      {isProved && (
        <output className="flex items-center gap-2 font-semibold text-success">
          <Icon name="circle-check" />
          Email vérifié !
        </output>
      )}
      {!isProved && !proof.registrationId && (
        <div>
          <Button variant="secondary" isBusy={isBusy} disabled={form.email.trim() === ''} onClick={sendCode}>
            Envoyer code de vérification
          </Button>
        </div>
      )}
      {!isProved && proof.registrationId && (
        <EnterCode registration={registration} registrationId={proof.registrationId} onResend={sendCode} />
      )}
    </div>
  )
}

type EnterCodeProps = { registration: Registration; registrationId: string; onResend: () => Promise<void> }

function EnterCode({ registration, registrationId, onResend }: EnterCodeProps) {
  const { form, proof, problems, changeProof } = registration
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function check() {
    if (!codeSchema.safeParse(code).success) return refuse(new AppError('code_incomplete'))
    setBusy(true)
    setError(undefined)
    try {
      const { ticket } = await invoke('check-registration-code', { registrationId, code })
      changeProof({ ...proof, ticket })
      showNotice('email_verified')
    } catch (reason) {
      await refuse(await appErrorOf(reason))
    } finally {
      setBusy(false)
    }
  }

  async function refuse(reason: AppError) {
    setError(errorMessage(reason.code, reason.params))
    document.getElementById('register-code')?.focus()
    await showError(reason)
  }

  return (
    <div className="grid gap-4 rounded-xl bg-muted p-4">
      <CodeField
        id="register-code"
        value={code}
        onChange={setCode}
        hint={`Envoyé à ${form.email}. Pensez à regarder les indésirables.`}
        error={error ?? problems.email}
      />
      <div className="flex flex-wrap items-start gap-3">
        <Button isBusy={isBusy} onClick={check}>
          Vérifier le code
        </Button>
        <ResendButton label="Renvoyer le code" sentAt={proof.sentAt} onResend={onResend} />
      </div>
    </div>
  )
}
