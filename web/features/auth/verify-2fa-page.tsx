import type { AuthError, Factor, Session, SupabaseClient } from '@supabase/supabase-js'
import { useEffect, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { AppError } from '#domain/errors.ts'
import { userTypeOf } from '#domain/profile/user-type.ts'
import { PageLoading } from '#web/app/page-loading.tsx'
import { pageMeta } from '#web/app/page-meta.ts'
import { hasPrimaryAction } from '#web/app/shell/page-handle.ts'
import { CodeForm } from '#web/components/code-form.tsx'
import { MAILED_FACTOR, MailedCode } from '#web/components/mailed-code.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { callAuth } from '#web/lib/auth-call.ts'
import { authRefusal } from '#web/lib/auth-refusal.ts'
import { client } from '#web/lib/client.ts'
import { deviceHeader } from '#web/lib/device.ts'
import { isSecondStepDue } from '#web/lib/second-step-due.ts'
import { showError, showNotice } from '#web/lib/toast.ts'
import { AccessCard } from './access-card.tsx'
import { afterSignIn } from './after-sign-in.ts'
import { RecoveryCodeForm } from './recovery-code-form.tsx'

export const handle = hasPrimaryAction

export function meta() {
  return pageMeta({
    title: 'Vérification en deux étapes',
    description: 'Confirmez votre connexion par un code.',
    path: '/verify-2fa',
    index: false,
  })
}

export default function Verify2faPage() {
  const navigate = useNavigate()
  const [session, setSession] = useState<Session>()

  useEffect(() => {
    const find = async () => {
      const { data } = await (await client()).auth.getSession()
      if (data.session && isSecondStepDue(data.session.access_token)) return setSession(data.session)
      await showError(new AppError('no_verification'))
      await navigate('/login', { replace: true, state: { detourCode: 'no_verification' } })
    }
    void find()
  }, [navigate])

  return session ? <SecondStep session={session} /> : <PageLoading />
}

function appOf(factors: readonly Factor[] | undefined): Factor | undefined {
  return factors?.find(({ factor_type, status }) => factor_type === 'totp' && status === 'verified')
}

type SecondStepProps = { session: Session }

function SecondStep({ session }: SecondStepProps) {
  const navigate = useNavigate()
  const { search } = useLocation()
  const [hasLostApp, setLostApp] = useState(false)
  const app = appOf(session.user.factors)

  async function verify(take: (auth: SupabaseClient['auth']) => Promise<{ error: AuthError | null }>) {
    const { auth } = await client()
    const { answer } = await callAuth('/factors/', deviceHeader(), () => take(auth))
    if (answer.error) throw await authRefusal(answer.error)
    showNotice('verified')
    await navigate(afterSignIn(userTypeOf(session.user.app_metadata.user_type), search), { replace: true })
  }

  return (
    <AccessCard
      title="Vérification en deux étapes"
      intro={<p>Un code confirme que c’est bien vous. Il protège ce que vous confiez ici.</p>}
    >
      {!app && (
        <MailedCode
          id="second-step-code"
          address={session.user.email ?? 'votre adresse'}
          onCode={(code) => verify((auth) => auth.mfa.verify({ ...MAILED_FACTOR, code }))}
        />
      )}
      {app && !hasLostApp && (
        <CodeForm
          id="second-step-code"
          hint="Affiché par votre application d’authentification."
          submitLabel="Vérifier"
          onCode={(code) => verify((auth) => auth.mfa.challengeAndVerify({ factorId: app.id, code }))}
        />
      )}
      {app && hasLostApp && (
        <RecoveryCodeForm onCode={(code) => verify((auth) => auth.mfa.recoveryCodes.verify({ code }))} />
      )}
      <div className="grid justify-items-center gap-2">
        {app && (
          <Button variant="ghost" onClick={() => setLostApp(!hasLostApp)}>
            {hasLostApp ? 'Utiliser mon application' : 'Utiliser un code de récupération'}
          </Button>
        )}
        <Link to="/login" className="inline-block py-2 underline underline-offset-4">
          Retour à la connexion
        </Link>
      </div>
    </AccessCard>
  )
}
