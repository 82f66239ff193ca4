import { useLocation } from 'react-router'
import { isErrorCode } from '#domain/errors.ts'
import { errorMessage } from '#domain/messages.ts'
import { Alert } from '#web/components/ui/alert.tsx'
import { useQueryParameter } from '#web/lib/hooks/use-query-parameter.ts'

/** Why a guard redirected the person here. */
export function GuardRedirectNotice() {
  const { state } = useLocation()
  const from = useQueryParameter('from')
  const refusedByProvider = useQueryParameter('error')
  const fromGuard: unknown = state?.redirectCode ?? (refusedByProvider && 'sign_in_failed')
  const code = fromGuard ?? (from === 'protected' ? 'not_signed_in' : undefined)
  return isErrorCode(code) ? <Alert tone="warning">{errorMessage(code)}</Alert> : null
}
