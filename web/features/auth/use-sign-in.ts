import type { AuthError } from '@supabase/supabase-js'
import { useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { retryAfterSecondsIn } from '#domain/auth/retry-after.ts'
import { AppError } from '#domain/errors.ts'
import { errorMessage, type NoticeCode } from '#domain/messages.ts'
import { userTypeOf } from '#domain/profile/user-type.ts'
import { callAuth } from '#web/lib/auth-call.ts'
import { client } from '#web/lib/client.ts'
import { deviceHeader } from '#web/lib/device.ts'
import { appErrorOf } from '#web/lib/errors.ts'
import { isSecondStepDue } from '#web/lib/second-step-due.ts'
import { showError, showNotice } from '#web/lib/toast.ts'
import { minutesAndSeconds } from '#web/lib/use-countdown.ts'
import { afterSignIn } from './after-sign-in.ts'
import { pendingEmail } from './pending-email.ts'
import { signInBlock } from './sign-in-block.ts'

/** How often the attempts have failed, this one included. */
const FAILURES_HEADER = 'x-failed-attempts'

export interface Credentials {
  email: string
  password: string
  staySignedIn: boolean
  securityCheck?: string
  /** What to say on success, where that is not the usual sentence. */
  notice?: NoticeCode
}

export function useSignIn() {
  const navigate = useNavigate()
  const { search } = useLocation()
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const blockedUntil = useSyncExternalStore(signInBlock.subscribe, signInBlock.read, () => undefined)

  // The toast is not waited for: who reads the sentence may try again at once.
  function refuse(error: AppError): false {
    setFailure(errorMessage(error.code, error.params))
    void showError(error)
    return false
  }

  async function explain(error: AuthError, answered: Headers): Promise<false> {
    const seconds = retryAfterSecondsIn(error.message)
    if (error.code === 'over_request_rate_limit' && seconds !== undefined) {
      const until = Date.now() + seconds * 1000
      signInBlock.keep(until)
      setFailure(undefined)
      // The attempt that was still counted is the one that blocks; those after it are refused uncounted.
      const code = answered.has(FAILURES_HEADER) ? 'sign_in_blocked_now' : 'sign_in_blocked'
      void showError(new AppError(code, { params: { time: minutesAndSeconds(seconds) } }))
      return false
    }
    if (error.code === 'invalid_credentials') {
      const n = answered.get(FAILURES_HEADER)
      return refuse(n ? new AppError('credentials_wrong', { params: { n } }) : new AppError('sign_in_failed'))
    }
    const known = error.code === 'captcha_failed' ? new AppError('security_check_failed') : await appErrorOf(error)
    return refuse(
      ['offline', 'unavailable', 'security_check_failed'].includes(known.code) ? known : new AppError('sign_in_failed'),
    )
  }

  /** Answers whether the person is signed in, and has then been sent on their way. */
  async function signIn({ email, password, staySignedIn, securityCheck, notice }: Credentials): Promise<boolean> {
    const blocked = signInBlock.read()
    if (blocked) {
      const time = minutesAndSeconds(Math.ceil((blocked - Date.now()) / 1000))
      void showError(new AppError('sign_in_blocked', { params: { time } }))
      return false
    }
    setBusy(true)
    setFailure(undefined)
    try {
      const supabase = await client()
      const { answer, answered } = await callAuth(
        '/token',
        { ...deviceHeader(), 'x-stay-signed-in': String(staySignedIn) },
        () => supabase.auth.signInWithPassword({ email, password, options: { captchaToken: securityCheck } }),
      )
      if (answer.error?.code === 'email_not_confirmed') {
        pendingEmail.keep(email)
        showNotice('verify_your_email')
        await navigate(`/verify-email${search}`)
        return false
      }
      if (answer.error) return await explain(answer.error, answered)
      signInBlock.forget()
      if (isSecondStepDue(answer.data.session.access_token)) {
        showNotice('second_step_required')
        await navigate(`/verify-2fa${search}`)
        return true
      }
      const type = userTypeOf(answer.data.user.app_metadata.user_type)
      showNotice(notice ?? (type === 'admin' ? 'signed_in_as_admin' : 'signed_in'))
      await navigate(afterSignIn(type, search), { replace: true })
      return true
    } catch (error) {
      return refuse(await appErrorOf(error))
    } finally {
      setBusy(false)
    }
  }

  return { signIn, isBusy, failure, refuse, blockedUntil }
}
