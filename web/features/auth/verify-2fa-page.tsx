import type { AuthError, Session } from '@supabase/supabase-js'
import { useEffect, useState } from 'react'
import { href, useLocation, useNavigate } from 'react-router'
import { retryAfterSecondsIn } from '#domain/auth/retry-after.ts'
import { AppError } from '#domain/errors.ts'
import { formatCount } from '#domain/format.ts'
import { userTypeOf } from '#domain/profile/user-type.ts'
import { PageLoading } from '#web/app/page-loading.tsx'
import { pageMeta } from '#web/app/page-meta.ts'
import { hasPrimaryAction } from '#web/app/shell/page-handle.ts'
import { SecondFactorForm } from '#web/components/second-factor-form.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { TextLink } from '#web/components/ui/text-link.tsx'
import { callAuth } from '#web/lib/auth/auth-call.ts'
import { authRefusal } from '#web/lib/auth/auth-refusal.ts'
import { deviceHeader } from '#web/lib/auth/device.ts'
import { type GiveProof, secondFactorsOf } from '#web/lib/auth/second-factors.ts'
import { isSecondStepDue } from '#web/lib/auth/second-step-due.ts'
import { client } from '#web/lib/client.ts'
import { minutesAndSeconds } from '#web/lib/hooks/use-countdown.ts'
import { showError, showNotice } from '#web/lib/toast.ts'
import { AccessCard } from './access-card.tsx'
import { afterSignIn } from './after-sign-in.ts'
import { RecoveryCodeForm } from './recovery-code-form.tsx'

export const handle = hasPrimaryAction

export function meta() {
  return pageMeta({
    title: 'Vérification en deux étapes',
    description: 'Confirmez votre connexion par un code.',
    path: href('/verify-2fa'),
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
      await navigate(href('/login'), { replace: true, state: { redirectCode: 'no_verification' } })
    }
    void find()
  }, [navigate])

  return session ? <SecondStep session={session} /> : <PageLoading />
}

const HOUR_SECONDS = 3600

/** After too many wrong codes the wait is some minutes, or the rest of a day. */
async function refusalOf(error: AuthError): Promise<AppError> {
  const seconds = retryAfterSecondsIn(error.message)
  if (error.code !== 'over_request_rate_limit' || seconds === undefined) return authRefusal(error)
  const time =
    seconds < HOUR_SECONDS
      ? minutesAndSeconds(seconds)
      : formatCount(Math.ceil(seconds / HOUR_SECONDS), 'heure', 'heures')
  return new AppError('sign_in_blocked_inline', { params: { time }, cause: error })
}

type SecondStepProps = { session: Session }

function SecondStep({ session }: SecondStepProps) {
  const navigate = useNavigate()
  const { search } = useLocation()
  const [hasLostFactors, setLostFactors] = useState(false)
  const { app, phone } = secondFactorsOf(session.user)

  async function verify(give: GiveProof) {
    const { auth } = await client()
    const { answer } = await callAuth(
      ({ path }) => /^\/factors\/[^/]+\/verify/.test(path),
      deviceHeader(),
      () => give(auth),
    )
    if (answer.error) throw await refusalOf(answer.error)
    showNotice('verified')
    await navigate(afterSignIn(userTypeOf(session.user.app_metadata.user_type), search), { replace: true })
  }

  return (
    <AccessCard
      title="Vérification en deux étapes"
      intro={<p>Un code confirme que c’est bien vous. Il protège ce que vous confiez ici.</p>}
    >
      {hasLostFactors ? (
        <RecoveryCodeForm onCode={(code) => verify((auth) => auth.mfa.recoveryCodes.verify({ code }))} />
      ) : (
        <SecondFactorForm
          id="second-step-code"
          user={session.user}
          otherWay="Vous pouvez aussi utiliser un code de récupération."
          onProof={verify}
        />
      )}
      <div className="grid justify-items-center gap-2">
        {(app || phone) && (
          <Button variant="ghost" onClick={() => setLostFactors(!hasLostFactors)}>
            {hasLostFactors
              ? `Utiliser ${app ? 'mon application' : 'mon téléphone'}`
              : 'Utiliser un code de récupération'}
          </Button>
        )}
        <TextLink to={href('/login')} look="block">
          Retour à la connexion
        </TextLink>
      </div>
    </AccessCard>
  )
}
