import type { AuthResponse } from '@supabase/supabase-js'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { href, useLocation, useNavigate, useSearchParams } from 'react-router'
import { EMAIL_MAX_CHARACTERS } from '#domain/constants.ts'
import { AppError } from '#domain/errors.ts'
import { errorMessage } from '#domain/messages.ts'
import { userTypeOf } from '#domain/profile/user-type.ts'
import { pageMeta } from '#web/app/page-meta.ts'
import { hasPrimaryAction } from '#web/app/shell/page-handle.ts'
import { CodeForm } from '#web/components/code-form.tsx'
import { PartLoading } from '#web/components/part-loading.tsx'
import { ResendButton } from '#web/components/resend-button.tsx'
import { Alert } from '#web/components/ui/alert.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Field } from '#web/components/ui/field.tsx'
import { Input } from '#web/components/ui/input.tsx'
import { TextLink } from '#web/components/ui/text-link.tsx'
import { authRefusal } from '#web/lib/auth/auth-refusal.ts'
import { isSecondStepDue } from '#web/lib/auth/second-step-due.ts'
import { passSecurityCheck } from '#web/lib/auth/security-check.ts'
import { client } from '#web/lib/client.ts'
import { appErrorOf } from '#web/lib/data/errors.ts'
import { useHydrated } from '#web/lib/hooks/use-hydrated.ts'
import { useLinkToken } from '#web/lib/hooks/use-link-token.ts'
import { showError, showNotice } from '#web/lib/toast.ts'
import { AccessCard } from './access-card.tsx'
import { afterSignIn } from './after-sign-in.ts'
import { pendingEmail } from './pending-email.ts'
import { verifyChange } from './verify-change.ts'

export const handle = hasPrimaryAction

export function meta() {
  return pageMeta({
    title: 'Vérification de l’adresse e-mail',
    description: 'Confirmez l’adresse e-mail de votre compte.',
    path: href('/verify-email'),
    index: false,
  })
}

const linkTypes = ['signup', 'magiclink', 'email_change'] as const
const linkTypeOf = (given: string | null) => linkTypes.find((type) => type === given) ?? 'signup'

export default function VerifyEmailPage() {
  const [parameters] = useSearchParams()
  const { token } = useLinkToken()
  const isHydrated = useHydrated()
  return (
    <AccessCard title="Vérification de l’adresse e-mail">
      {token ? (
        <ConfirmLink token={token} type={linkTypeOf(parameters.get('type'))} />
      ) : isHydrated ? (
        <EnterCode />
      ) : (
        <PartLoading />
      )}
      <p className="text-center">
        <TextLink to={href('/login')} look="block">
          Retour à la connexion
        </TextLink>
      </p>
    </AccessCard>
  )
}

function useWelcome() {
  const navigate = useNavigate()
  const { search } = useLocation()
  return async function welcome({ user, session }: AuthResponse['data']) {
    pendingEmail.forget()
    showNotice('email_verified')
    const isStepDue = session !== null && isSecondStepDue(session.access_token)
    const next = isStepDue
      ? `${href('/verify-2fa')}${search}`
      : afterSignIn(userTypeOf(user?.app_metadata.user_type), search)
    await navigate(next, { replace: true })
  }
}

/** A button, because mail scanners open links and would consume the token. */
function ConfirmLink({ token, type }: { token: string; type: (typeof linkTypes)[number] }) {
  const welcome = useWelcome()
  const confirm = useMutation({
    mutationFn: async () => {
      try {
        await welcome(await redeem())
      } catch (reason) {
        const refusal = await appErrorOf(reason)
        throw refusal.code === 'code_wrong' ? new AppError('recovery_link_expired') : refusal
      }
    },
    meta: { showsItsErrors: true },
  })

  async function redeem(): Promise<AuthResponse['data']> {
    if (type === 'email_change') return verifyChange({ token_hash: token, type })
    const { data, error } = await (await client()).auth.verifyOtp({ token_hash: token, type })
    if (error) throw await authRefusal(error)
    return data
  }

  return (
    <div className="grid gap-5">
      {confirm.error instanceof AppError && <Alert tone="error">{errorMessage(confirm.error.code)}</Alert>}
      <p>Un dernier geste : confirmez que cette adresse est la vôtre.</p>
      <Button size="large" width="full" isBusy={confirm.isPending} onClick={() => confirm.mutate()}>
        {confirm.isPending ? 'Vérification en cours…' : 'Confirmer mon adresse'}
      </Button>
    </div>
  )
}

function EnterCode() {
  const navigate = useNavigate()
  const welcome = useWelcome()
  const [email, setEmail] = useState(pendingEmail.read)
  const [sentAt, setSentAt] = useState<number>()
  const isPending = email !== undefined

  useEffect(() => {
    if (isPending) return
    showError(new AppError('no_email_verification'))
    void navigate(href('/login'), { replace: true, state: { redirectCode: 'no_email_verification' } })
  }, [isPending, navigate])

  async function verify(code: string) {
    const supabase = await client()
    const { data, error } = await supabase.auth.verifyOtp({ email: email ?? '', token: code, type: 'signup' })
    if (error) throw await authRefusal(error)
    await welcome(data)
  }

  async function resend() {
    if (!email) throw new AppError('email_missing')
    const supabase = await client()
    const { error } = await supabase.auth.resend({
      email,
      type: 'signup',
      options: { captchaToken: await passSecurityCheck() },
    })
    if (error) throw await authRefusal(error)
    setSentAt(Date.now())
  }

  if (!isPending) return <PartLoading />
  return (
    <CodeForm
      id="verify-email-code"
      hint={`Envoyé à ${email || 'votre adresse'}.`}
      submitLabel="Vérifier"
      onCode={verify}
    >
      <Field id="verify-email-address" label="Adresse e-mail">
        {(wiring) => (
          <Input
            {...wiring}
            type="email"
            autoComplete="email"
            maxLength={Math.min(100, EMAIL_MAX_CHARACTERS)}
            value={email}
            onChange={(event) => setEmail(event.target.value.trim())}
          />
        )}
      </Field>
      <ResendButton label="Renvoyer le lien" sentAt={sentAt} onResend={resend} notice="link_sent_again" />
    </CodeForm>
  )
}
