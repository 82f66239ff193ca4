import { useLocation } from 'react-router'
import { isErrorCode } from '#domain/errors.ts'
import { errorMessage } from '#domain/messages.ts'
import { Alert } from '#web/components/ui/alert.tsx'

/** Why a guard sent somebody here. The toast that says it passes; this stays. */
export function DetourNotice() {
  const { state, search } = useLocation()
  const fromGuard: unknown = state?.detourCode
  const code = fromGuard ?? (new URLSearchParams(search).get('from') === 'protected' ? 'not_signed_in' : undefined)
  return isErrorCode(code) ? <Alert tone="warning">{errorMessage(code)}</Alert> : null
}
