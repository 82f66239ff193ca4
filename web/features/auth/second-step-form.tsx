import type { AuthError, User } from '@supabase/supabase-js'
import { useState } from 'react'
import { retryAfterSecondsIn } from '#domain/auth/retry-after.ts'
import { AppError } from '#domain/errors.ts'
import { formatCount } from '#domain/format.ts'
import { SecondFactorForm } from '#web/components/second-factor-form.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { callAuth } from '#web/lib/auth/auth-call.ts'
import { authRefusal } from '#web/lib/auth/auth-refusal.ts'
import { deviceHeader } from '#web/lib/auth/device.ts'
import { type GiveProof, secondFactorsOf } from '#web/lib/auth/second-factors.ts'
import { client } from '#web/lib/client.ts'
import { minutesAndSeconds } from '#web/lib/hooks/use-countdown.ts'
import { RecoveryCodeForm } from './recovery-code-form.tsx'

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

type SecondStepFormProps = { user: User; onVerified: () => Promise<void> }

/** Second step of a session that has just begun, with a recovery code for somebody without their factors. */
export function SecondStepForm({ user, onVerified }: SecondStepFormProps) {
  const [hasLostFactors, setLostFactors] = useState(false)
  const { app, phone } = secondFactorsOf(user)

  async function verify(give: GiveProof) {
    const { auth } = await client()
    const { answer } = await callAuth(
      ({ path }) => /^\/factors\/[^/]+\/verify/.test(path),
      deviceHeader(),
      () => give(auth),
    )
    if (answer.error) throw await refusalOf(answer.error)
    await onVerified()
  }

  return (
    <>
      {hasLostFactors ? (
        <RecoveryCodeForm onCode={(code) => verify((auth) => auth.mfa.recoveryCodes.verify({ code }))} />
      ) : (
        <SecondFactorForm
          id="second-step-code"
          user={user}
          otherWay="Vous pouvez aussi utiliser un code de récupération."
          onProof={verify}
        />
      )}
      {(app || phone) && (
        <div className="grid justify-items-center">
          <Button variant="ghost" onClick={() => setLostFactors(!hasLostFactors)}>
            {hasLostFactors
              ? `Utiliser ${app ? 'mon application' : 'mon téléphone'}`
              : 'Utiliser un code de récupération'}
          </Button>
        </div>
      )}
    </>
  )
}
