import { type FormEvent, useRef, useState } from 'react'
import { Link, Navigate, useLocation } from 'react-router'
import { STAY_SIGNED_IN_SESSION_DAYS } from '#domain/constants.ts'
import { AppError } from '#domain/errors.ts'
import { formatCount } from '#domain/format.ts'
import { pageMeta } from '#web/app/page-meta.ts'
import { hasPrimaryAction } from '#web/app/shell/page-handle.ts'
import { Alert } from '#web/components/ui/alert.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Checkbox } from '#web/components/ui/checkbox.tsx'
import { Field } from '#web/components/ui/field.tsx'
import { Input } from '#web/components/ui/input.tsx'
import { PasswordInput } from '#web/components/ui/password-input.tsx'
import { useAuthState } from '#web/lib/auth-state.ts'
import { useCountdown } from '#web/lib/use-countdown.ts'
import { useQueryParameter } from '#web/lib/use-query-parameter.ts'
import { AccessCard } from './access-card.tsx'
import { afterSignIn, withRedirect } from './after-sign-in.ts'
import { DemoButtons } from './demo-buttons.tsx'
import { DetourNotice } from './detour-notice.tsx'
import { LockoutNotice } from './lockout-notice.tsx'
import { ProviderButtons } from './provider-buttons.tsx'
import { ProviderReturn } from './provider-return.tsx'
import { SecurityCheckRow } from './security-check-row.tsx'
import { useSecurityCheck } from './use-security-check.ts'
import { type Credentials, useSignIn } from './use-sign-in.ts'

export const handle = hasPrimaryAction

export function meta() {
  return pageMeta({
    title: 'Connexion',
    description: 'Connectez-vous à votre espace Mivoix.',
    path: '/login',
    index: false,
  })
}

const empty = { email: '', password: '', staySignedIn: false }

export default function LoginPage() {
  const code = useQueryParameter('code')
  return code ? <ProviderReturn code={code} /> : <SignIn />
}

function SignIn() {
  const auth = useAuthState()
  const { search } = useLocation()
  const [form, setForm] = useState(empty)
  const { signIn, isBusy, failure, refuse, blockedUntil } = useSignIn()
  const check = useSecurityCheck()
  const secondsLeft = useCountdown(blockedUntil)
  const failureBox = useRef<HTMLDivElement>(null)
  const isAttempting = useRef(false)

  if (auth.status === 'signed-in' && !isBusy) return <Navigate to={afterSignIn(auth.user.type, search)} replace />

  /** One at a time, the security check included: a second click must not count as a second failure. */
  async function attempt(credentials: Credentials) {
    if (isAttempting.current) return
    isAttempting.current = true
    const securityCheck = await check.take().catch(() => undefined)
    const isIn = securityCheck
      ? await signIn({ ...credentials, securityCheck })
      : refuse(new AppError('security_check_failed'))
    isAttempting.current = false
    if (isIn) return
    check.renew()
    failureBox.current?.focus()
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    const email = form.email.trim()
    if (email === '' || form.password === '') {
      refuse(new AppError('contact_field_missing'))
      return failureBox.current?.focus()
    }
    await attempt({ ...form, email })
  }

  return (
    <AccessCard title="Connexion" intro={<p>Retrouvez vos séances, vos messages et votre suivi.</p>}>
      <div ref={failureBox} tabIndex={-1} className="grid gap-4 outline-none empty:hidden">
        <DetourNotice />
        {secondsLeft > 0 && <LockoutNotice secondsLeft={secondsLeft} />}
        {failure && <Alert tone="error">{failure}</Alert>}
      </div>
      <form onSubmit={submit} noValidate method="post" className="grid gap-5">
        <Field id="login-email" label="Adresse e‑mail" need="required">
          {(wiring) => (
            <Input
              {...wiring}
              type="email"
              autoComplete="username"
              value={form.email}
              onChange={(event) => setForm({ ...form, email: event.target.value })}
            />
          )}
        </Field>
        <Field id="login-password" label="Mot de passe" need="required">
          {(wiring) => (
            <PasswordInput
              {...wiring}
              autoComplete="current-password"
              value={form.password}
              onChange={(event) => setForm({ ...form, password: event.target.value })}
            />
          )}
        </Field>
        <SecurityCheckRow state={check.state} />
        <div className="flex flex-wrap items-center justify-between gap-x-6">
          <Checkbox
            id="login-stay"
            checked={form.staySignedIn}
            onCheckedChange={(staySignedIn) => setForm({ ...form, staySignedIn })}
          >
            Rester connecté
            <span className="text-muted-foreground">
              {' '}
              ({formatCount(STAY_SIGNED_IN_SESSION_DAYS, 'jour', 'jours')} sur cet appareil)
            </span>
          </Checkbox>
          <Link
            to={withRedirect('/forgotten-password', search)}
            className="py-2 text-[15px] underline underline-offset-4"
          >
            Mot de passe oublié ?
          </Link>
        </div>
        <Button type="submit" size="large" width="full" isBusy={isBusy} aria-disabled={secondsLeft > 0}>
          Se connecter
        </Button>
      </form>
      <p className="text-center">
        Pas encore de compte ?{' '}
        <Link
          to={withRedirect('/user-type-selection', search)}
          className="font-semibold text-primary underline underline-offset-4"
        >
          Créer un compte
        </Link>
      </p>
      <ProviderButtons />
      <DemoButtons isBusy={isBusy} onChoose={attempt} />
    </AccessCard>
  )
}
