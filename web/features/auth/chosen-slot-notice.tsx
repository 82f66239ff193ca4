import { href } from 'react-router'
import { formatDateTime } from '#domain/format-time.ts'
import { Alert } from '#web/components/ui/alert.tsx'
import { BookingSteps } from '#web/features/booking/shared/booking-steps.tsx'
import { useHydrated } from '#web/lib/hooks/use-hydrated.ts'
import { useQueryParameter } from '#web/lib/hooks/use-query-parameter.ts'
import { redirectAfterSignIn } from '#web/lib/redirect-after-sign-in.ts'

/** Reminds a person who signs up of the slot they chose, which is not held yet. */
export function ChosenSlotNotice() {
  const isHydrated = useHydrated()
  const isBooking = useQueryParameter('redirect') === 'appointment'
  const search = isHydrated && isBooking ? redirectAfterSignIn.read()?.split('?')[1] : undefined
  const slot = Date.parse(new URLSearchParams(search).get('slot') ?? '')
  if (Number.isNaN(slot)) return null
  return (
    <>
      <BookingSteps current="account" backTo={{ time: `${href('/appointment')}?${search}` }} />
      <Alert>
        Votre choix est noté : {formatDateTime(new Date(slot))}. Vous le retrouverez juste après, et l’heure sera
        retenue au moment de réserver.
      </Alert>
    </>
  )
}
