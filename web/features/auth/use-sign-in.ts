import type { AuthError } from '@supabase/supabase-js'
import { useMutation } from '@tanstack/react-query'
import { href, useLocation, useNavigate } from 'react-router'
import { retryAfterSecondsIn } from '#domain/auth/retry-after.ts'
import { AppError, type ErrorCode } from '#domain/errors.ts'
import type { NoticeCode } from '#domain/notices.ts'
import { userTypeOf } from '#domain/profile/user-type.ts'
import { callAuth } from '#web/lib/auth/auth-call.ts'
import { deviceHeader } from '#web/lib/auth/device.ts'
import { isSecondStepDue } from '#web/lib/auth/second-step-due.ts'
import { client } from '#web/lib/client.ts'
import { appErrorOf } from '#web/lib/data/errors.ts'
import { minutesAndSeconds } from '#web/lib/hooks/use-countdown.ts'
import { showNotice } from '#web/lib/toast.ts'
import { afterSignIn } from './after-sign-in.ts'
import { pendingEmail } from './pending-email.ts'
import { signInBlock } from './sign-in-block.ts'
import type { useSecurityCheck } from './use-security-check.ts'

/** Response header: number of failed attempts, this one included. */
const FAILURES_HEADER = 'x-failed-attempts'

/** The page shows a countdown for these, so their message is a toast. */
export const blockingCodes: readonly ErrorCode[] = ['sign_in_blocked', 'sign_in_blocked_now']
/** Codes shown above the form. */
const shownCodes: readonly ErrorCode[] = [
  'credentials_wrong',
  'sign_in_failed',
  'offline',
  'unavailable',
  'security_check_failed',
]

export interface Credentials {
  email: string
  password: string
  staySignedIn: boolean
  /** Message on success, when it differs from the usual one. */
  notice?: NoticeCode
}

async function refusalOf(error: AuthError, answered: Headers): Promise<AppError> {
  const seconds = retryAfterSecondsIn(error.message)
  if (error.code === 'over_request_rate_limit' && seconds !== undefined) {
    signInBlock.keep(Date.now() + seconds * 1000)
    // The header is present only on the attempt that caused the lockout; later ones are refused without being counted.
    const code = answered.has(FAILURES_HEADER) ? 'sign_in_blocked_now' : 'sign_in_blocked'
    return new AppError(code, { params: { time: minutesAndSeconds(seconds) } })
  }
  if (error.code === 'invalid_credentials') {
    const n = answered.get(FAILURES_HEADER)
    return n ? new AppError('credentials_wrong', { params: { n } }) : new AppError('sign_in_failed')
  }
  if (error.code === 'captcha_failed') return new AppError('security_check_failed')
  const known = await appErrorOf(error)
  return shownCodes.includes(known.code) ? known : new AppError('sign_in_failed')
}

function refuseWhileBlocked() {
  const blocked = signInBlock.read()
  if (!blocked) return
  const time = minutesAndSeconds(Math.ceil((blocked - Date.now()) / 1000))
  throw new AppError('sign_in_blocked', { params: { time } })
}

/** Signs in and redirects. `isShownOnPage`: the form shows the error itself. */
export function useSignIn(check: ReturnType<typeof useSecurityCheck>, { isShownOnPage }: { isShownOnPage: boolean }) {
  const navigate = useNavigate()
  const { search } = useLocation()

  async function signIn({ email, password, staySignedIn, notice }: Credentials) {
    refuseWhileBlocked()
    const captchaToken = await check.take().catch(() => {
      throw new AppError('security_check_failed')
    })
    const supabase = await client()
    const { answer, answered } = await callAuth(
      ({ path, body }) => path.startsWith('/token?grant_type=password') && body.email === email,
      { ...deviceHeader(), 'x-stay-signed-in': String(staySignedIn) },
      () => supabase.auth.signInWithPassword({ email, password, options: { captchaToken } }),
    )
    if (answer.error?.code === 'email_not_confirmed') {
      pendingEmail.keep(email)
      showNotice('verify_your_email')
      return navigate(`${href('/verify-email')}${search}`)
    }
    if (answer.error) throw await refusalOf(answer.error, answered)
    signInBlock.forget()
    if (isSecondStepDue(answer.data.session.access_token)) {
      showNotice('second_step_required')
      return navigate(`${href('/verify-2fa')}${search}`)
    }
    const type = userTypeOf(answer.data.user.app_metadata.user_type)
    showNotice(notice ?? (type === 'admin' ? 'signed_in_as_admin' : 'signed_in'))
    return navigate(afterSignIn(type, search), { replace: true })
  }

  return useMutation({
    mutationFn: (credentials: Credentials) => Promise.resolve(signIn(credentials)),
    meta: isShownOnPage ? { showsItsErrors: (code) => shownCodes.includes(code) } : {},
    onError: () => check.renew(),
  })
}
