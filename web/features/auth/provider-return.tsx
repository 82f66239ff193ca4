import { useEffect } from 'react'
import { href, useNavigate, useSearchParams } from 'react-router'
import { userTypeOf } from '#domain/profile/user-type.ts'
import { PageLoading } from '#web/app/page-loading.tsx'
import { isSecondStepDue } from '#web/lib/auth/second-step-due.ts'
import { showError, showNotice } from '#web/lib/toast.ts'
import { afterSignIn } from './after-sign-in.ts'
import { exchangeProviderCode } from './provider-sign-in.ts'

const CODES_OF_PROVIDERS = ['code', 'error', 'error_code', 'error_description']
/** A code is valid once, but an effect may run twice. */
const used = new Set<string>()

/** OAuth callback: exchanges the code for a session, and removes it from the URL. */
export function ProviderReturn({ code }: { code: string }) {
  const navigate = useNavigate()
  const [parameters] = useSearchParams()

  useEffect(() => {
    if (used.has(code)) return
    used.add(code)
    const wished = new URLSearchParams(parameters)
    for (const name of CODES_OF_PROVIDERS) wished.delete(name)
    const search = wished.size > 0 ? `?${wished.toString()}` : ''
    const enter = async () => {
      try {
        const session = await exchangeProviderCode(code)
        if (isSecondStepDue(session.access_token)) {
          showNotice('second_step_required')
          return await navigate(`${href('/verify-2fa')}${search}`, { replace: true })
        }
        showNotice('signed_in')
        await navigate(afterSignIn(userTypeOf(session.user.app_metadata.user_type), search), { replace: true })
      } catch (error) {
        showError(error)
        await navigate(`${href('/login')}${search}`, { replace: true, state: { redirectCode: 'sign_in_failed' } })
      }
    }
    void enter()
  }, [code, navigate, parameters])

  return <PageLoading />
}
