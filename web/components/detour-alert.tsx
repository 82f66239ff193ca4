import { useLocation } from 'react-router'
import { isErrorCode } from '#domain/errors.ts'
import { errorMessage } from '#domain/messages.ts'
import { Alert } from '#web/components/ui/alert.tsx'

/** Why a guard redirected the reader here. */
export function DetourAlert() {
  const { state } = useLocation()
  return isErrorCode(state?.detourCode) ? <Alert tone="warning">{errorMessage(state.detourCode)}</Alert> : null
}
