import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { emailField } from '#domain/auth/schema.ts'
import { SIGN_IN_CODE_DIGITS } from '#domain/constants.ts'
import { errorMessage } from '#domain/messages.ts'
import { CodeField } from '#web/components/code-field.tsx'
import { Form } from '#web/components/form/form.tsx'
import { FormField } from '#web/components/form/form-field.tsx'
import { useZodForm } from '#web/components/form/use-zod-form.ts'
import { ResendButton } from '#web/components/resend-button.tsx'
import { Alert } from '#web/components/ui/alert.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Input } from '#web/components/ui/input.tsx'
import { callAuth } from '#web/lib/auth/auth-call.ts'
import { authRefusal } from '#web/lib/auth/auth-refusal.ts'
import { deviceHeader } from '#web/lib/auth/device.ts'
import { passSecurityCheck } from '#web/lib/auth/security-check.ts'
import { client } from '#web/lib/client.ts'
import { NewPasswordForm } from './new-password-form.tsx'

const schema = z.object({ email: z.string().trim().min(1, errorMessage('email_missing')).pipe(emailField) })
const labels = { email: 'Adresse e-mail' }

async function sendRecoveryMail({ email }: { email: string }) {
  const supabase = await client()
  const captchaToken = await passSecurityCheck()
  // Sends the device id: requests of others do not use up those of a known device.
  const { answer } = await callAuth(
    ({ path, body }) => path.startsWith('/recover') && body.email === email,
    deviceHeader(),
    () => supabase.auth.resetPasswordForEmail(email, { captchaToken }),
  )
  if (answer.error) throw await authRefusal(answer.error)
  return { email, sentAt: Date.now() }
}

/** Same answer whether or not the address has an account (no account enumeration). */
export function AskForRecovery() {
  const [sent, setSent] = useState<{ email: string; sentAt: number }>()
  const form = useZodForm({ id: 'recovery', schema, labels, defaultValues: { email: '' } })
  const ask = useMutation({ mutationFn: sendRecoveryMail, meta: { showsItsErrors: true }, onSuccess: setSent })

  if (sent) return <EnterRecoveryCode {...sent} onResend={async () => setSent(await sendRecoveryMail(sent))} />
  return (
    <Form form={form} act={ask}>
      <FormField form={form} name="email">
        {(control) => <Input {...control} type="email" autoComplete="email" />}
      </FormField>
      <Button type="submit" size="large" width="full" isBusy={ask.isPending}>
        Recevoir le lien
      </Button>
    </Form>
  )
}

type EnterRecoveryCodeProps = { email: string; sentAt: number; onResend: () => Promise<void> }

function EnterRecoveryCode({ email, sentAt, onResend }: EnterRecoveryCodeProps) {
  const [code, setCode] = useState('')
  return (
    <div className="grid gap-6">
      <Alert tone="success">Si un compte existe pour cette adresse, un lien vient d’être envoyé.</Alert>
      <p>Ouvrez le lien de l’e-mail, ou saisissez ici le code qu’il contient.</p>
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
