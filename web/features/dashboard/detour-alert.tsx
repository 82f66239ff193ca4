import { useLocation } from 'react-router'
import { isErrorCode } from '#domain/errors.ts'
import { errorMessage } from '#domain/messages.ts'
import { Alert } from '#web/components/ui/alert.tsx'

/** Why a guard sent the reader home. The toast that says it passes; this stays. */
export function DetourAlert() {
  const { state } = useLocation()
  return isErrorCode(state?.detourCode) ? <Alert tone="warning">{errorMessage(state.detourCode)}</Alert> : null
}
