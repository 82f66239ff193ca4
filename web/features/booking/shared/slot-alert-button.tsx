import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { Button } from '#web/components/ui/button.tsx'
import { useAuthState } from '#web/lib/auth/auth-state.ts'
import { signInFirst } from './sign-in-first.ts'
import { type AlertCriteria, isSameCriteria, slotAlerts } from './slot-alerts.ts'
import { useAskForAlert } from './use-ask-for-alert.ts'

type SlotAlertButtonProps = { criteria: AlertCriteria; label?: string }

/** Waiting list: sends a mail as soon as a matching slot is free. It does not reserve the slot. */
export function SlotAlertButton({ criteria, label = 'Me prévenir' }: SlotAlertButtonProps) {
  const auth = useAuthState()
  const navigate = useNavigate()
  const isSignedIn = auth.status === 'signed-in'
  const { data: asked = [] } = useQuery({ ...slotAlerts, enabled: isSignedIn })
  const ask = useAskForAlert()
  if (asked.some((alert) => isSameCriteria(alert, criteria)))
    return <output>Vous serez prévenu·e par e-mail dès qu’un créneau s’ouvre.</output>
  return (
    <Button
      variant="outline"
      isBusy={ask.isPending}
      onClick={() => (isSignedIn ? ask.mutate(criteria) : void signInFirst(navigate))}
    >
      {label}
    </Button>
  )
}
