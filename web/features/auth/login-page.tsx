import { useSyncExternalStore } from 'react'
import { href, Link, Navigate, useLocation } from 'react-router'
import { z } from 'zod'
import { STAY_SIGNED_IN_SESSION_DAYS } from '#domain/constants.ts'
import { type AppError, isErrorCode } from '#domain/errors.ts'
import { formatCount } from '#domain/format.ts'
import { errorMessage } from '#domain/messages.ts'
import { pageMeta } from '#web/app/page-meta.ts'
import { hasPrimaryAction } from '#web/app/shell/page-handle.ts'
import { Form } from '#web/components/form/form.tsx'
import { FormCheckbox } from '#web/components/form/form-checkbox.tsx'
import { FormField } from '#web/components/form/form-field.tsx'
import { useZodForm } from '#web/components/form/use-zod-form.ts'
import { Alert } from '#web/components/ui/alert.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Input } from '#web/components/ui/input.tsx'
import { PasswordInput } from '#web/components/ui/password-input.tsx'
import { useAuthState } from '#web/lib/auth/auth-state.ts'
import { useCountdown } from '#web/lib/hooks/use-countdown.ts'
import { useQueryParameter } from '#web/lib/hooks/use-query-parameter.ts'
import { AccessCard } from './access-card.tsx'
import { afterSignIn, signUpPath, withRedirect } from './after-sign-in.ts'
import { ChosenSlotNotice } from './chosen-slot-notice.tsx'
import { DemoButtons } from './demo-buttons.tsx'
import { LockoutNotice } from './lockout-notice.tsx'
import { ProviderButtons } from './provider-buttons.tsx'
import { ProviderReturn } from './provider-return.tsx'
import { SecurityCheckRow } from './security-check-row.tsx'
import { signInBlock } from './sign-in-block.ts'
import { useSecurityCheck } from './use-security-check.ts'
import { blockingCodes, useSignIn } from './use-sign-in.ts'

export const handle = hasPrimaryAction

export function meta() {
  return pageMeta({
    title: 'Connexion',
    description: 'Connectez-vous à votre espace Mivoix.',
    path: href('/login'),
    index: false,
  })
}

const required = errorMessage('field_missing')
const schema = z.object({
  email: z.string().trim().min(1, required),
  password: z.string().min(1, required),
  staySignedIn: z.boolean(),
})
const labels = { email: 'Adresse e-mail', password: 'Mot de passe', staySignedIn: 'Rester connecté' }
const defaultValues = { email: '', password: '', staySignedIn: false }

export default function LoginPage() {
  const code = useQueryParameter('code')
  return code ? <ProviderReturn code={code} /> : <SignIn />
}

const explain = ({ code, params }: AppError) =>
  !blockingCodes.includes(code) && <Alert tone="error">{errorMessage(code, params)}</Alert>

function SignIn() {
  const auth = useAuthState()
  const { search } = useLocation()
  const form = useZodForm({ id: 'login', schema, labels, defaultValues })
  const check = useSecurityCheck()
  const signIn = useSignIn(check, { isShownOnPage: true })
  const enterDemo = useSignIn(check, { isShownOnPage: false })
  const isBusy = signIn.isPending || enterDemo.isPending
  const blockedUntil = useSyncExternalStore(signInBlock.subscribe, signInBlock.read, () => undefined)
  const secondsLeft = useCountdown(blockedUntil)

  if (auth.status === 'signed-in' && !isBusy) return <Navigate to={afterSignIn(auth.user.type, search)} replace />

  return (
    <AccessCard title="Connexion" intro={<p>Retrouvez vos séances, vos messages et votre suivi.</p>}>
      <Form
        form={form}
        act={{ ...signIn, isPending: isBusy }}
        notices={
          <>
            <GuardRedirectNotice />
            <ChosenSlotNotice />
            {secondsLeft > 0 && <LockoutNotice secondsLeft={secondsLeft} />}
          </>
        }
        explain={explain}
      >
        <FormField form={form} name="email">
          {(control) => <Input {...control} type="email" autoComplete="username" />}
        </FormField>
        <FormField form={form} name="password">
          {(control) => <PasswordInput {...control} autoComplete="current-password" />}
        </FormField>
        <SecurityCheckRow state={check.state} />
        <div className="flex flex-wrap items-center justify-between gap-x-6">
          <FormCheckbox form={form} name="staySignedIn">
            {labels.staySignedIn}
            <span className="text-muted-foreground">
              {' '}
              ({formatCount(STAY_SIGNED_IN_SESSION_DAYS, 'jour', 'jours')} sur cet appareil)
            </span>
          </FormCheckbox>
          <Link
            to={withRedirect(href('/forgotten-password'), search)}
            className="inline-block py-2.5 text-small underline underline-offset-4"
          >
            Mot de passe oublié ?
          </Link>
        </div>
        <Button type="submit" size="large" width="full" isBusy={isBusy} aria-disabled={secondsLeft > 0}>
          Se connecter
        </Button>
      </Form>
      <p className="text-center">
        Pas encore de compte ?{' '}
        <Link to={signUpPath(search)} className="font-semibold text-primary underline underline-offset-4">
          Créer un compte
        </Link>
      </p>
      <DemoButtons isBusy={isBusy} onChoose={enterDemo.mutate} />
      {/* Last: they appear at hydration, and would move anything below under a finger. */}
      <ProviderButtons />
    </AccessCard>
  )
}

/** Why a guard redirected the person here. */
function GuardRedirectNotice() {
  const { state } = useLocation()
  const from = useQueryParameter('from')
  const refusedByProvider = useQueryParameter('error')
  const fromGuard: unknown = state?.redirectCode ?? (refusedByProvider && 'sign_in_failed')
  const code = fromGuard ?? (from === 'protected' ? 'not_signed_in' : undefined)
  return isErrorCode(code) ? <Alert tone="warning">{errorMessage(code)}</Alert> : null
}
