import { useLocation } from 'react-router'
import { isErrorCode } from '#domain/errors.ts'
import { errorMessage } from '#domain/messages.ts'
import { Alert } from '#web/components/ui/alert.tsx'

/** Why a guard redirected the reader here. */
export function GuardRedirectAlert() {
  const { state } = useLocation()
  return isErrorCode(state?.redirectCode) ? <Alert tone="warning">{errorMessage(state.redirectCode)}</Alert> : null
}
