import { type FormEvent, useState } from 'react'
import { emailField } from '#domain/auth/schema.ts'
import { SIGN_IN_CODE_DIGITS } from '#domain/constants.ts'
import { AppError } from '#domain/errors.ts'
import { errorMessage } from '#domain/messages.ts'
import { CodeField } from '#web/components/code-field.tsx'
import { ResendButton } from '#web/components/resend-button.tsx'
import { Alert } from '#web/components/ui/alert.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Field } from '#web/components/ui/field.tsx'
import { Input } from '#web/components/ui/input.tsx'
import { authRefusal } from '#web/lib/auth-refusal.ts'
import { client } from '#web/lib/client.ts'
import { appErrorOf } from '#web/lib/errors.ts'
import { showError, showNotice } from '#web/lib/toast.ts'
import { NewPasswordForm } from './new-password-form.tsx'

async function sendRecoveryMail(email: string) {
  const supabase = await client()
  const { error } = await supabase.auth.resetPasswordForEmail(email)
  if (error) throw await authRefusal(error)
}

/** The answer is the same whether or not the address has an account. */
export function AskForRecovery() {
  const [email, setEmail] = useState('')
  const [error, setError] = useState<string>()
  const [sentAt, setSentAt] = useState<number>()
  const [isBusy, setBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    const parsed = emailField.safeParse(email)
    if (!parsed.success) {
      const code = email.trim() === '' ? 'email_missing' : 'contact_email_invalid'
      setError(errorMessage(code))
      document.getElementById('recovery-email')?.focus()
      return showError(new AppError(code))
    }
    setBusy(true)
    setError(undefined)
    try {
      await sendRecoveryMail(parsed.data)
      setEmail(parsed.data)
      setSentAt(Date.now())
    } catch (reason) {
      const { code, params } = await appErrorOf(reason)
      setError(errorMessage(code, params))
      await showError(reason)
    } finally {
      setBusy(false)
    }
  }

  async function resend() {
    try {
      await sendRecoveryMail(email)
      setSentAt(Date.now())
      showNotice('new_code_sent')
    } catch (reason) {
      await showError(reason)
    }
  }

  if (sentAt !== undefined) return <EnterRecoveryCode email={email} sentAt={sentAt} onResend={resend} />
  return (
    <form onSubmit={submit} noValidate method="post" className="grid gap-5">
      <Field id="recovery-email" label="Adresse e‑mail" need="required" error={error}>
        {(wiring) => (
          <Input
            {...wiring}
            type="email"
            autoComplete="email"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" size="large" width="full" isBusy={isBusy}>
        Recevoir le lien
      </Button>
    </form>
  )
}

type EnterRecoveryCodeProps = { email: string; sentAt: number; onResend: () => Promise<void> }

function EnterRecoveryCode({ email, sentAt, onResend }: EnterRecoveryCodeProps) {
  const [code, setCode] = useState('')
  return (
    <div className="grid gap-6">
      <Alert tone="success">Si un compte existe pour cette adresse, un lien vient d’être envoyé.</Alert>
      <p>Ouvrez le lien de l’e‑mail, ou saisissez ici le code qu’il contient.</p>
      <CodeField
        id="recovery-code"
        value={code}
        onChange={setCode}
        hint={`Envoyé à ${email}.`}
        digits={SIGN_IN_CODE_DIGITS}
      />
      <NewPasswordForm proof={{ email, token: code, type: 'recovery' }} />
      <ResendButton label="Renvoyer le code" sentAt={sentAt} onResend={onResend} />
    </div>
  )
}
