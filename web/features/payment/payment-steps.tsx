import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { AppError } from '#domain/errors.ts'
import { formatPrice } from '#domain/format.ts'
import type { AnswerOf } from '#domain/functions.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { Skeleton } from '#web/components/ui/skeleton.tsx'
import { type Appointment, myAppointments } from '#web/features/booking/queries.ts'
import { invoke } from '#web/lib/invoke.ts'
import { showError, showNotice } from '#web/lib/toast.ts'
import { AwaitedOptions } from './awaited-options.tsx'
import { CardForm } from './card-form.tsx'
import { ParentalRequest } from './parental-request.tsx'
import { paymentOptions } from './queries.ts'
import { ThreeDSecureForm } from './three-d-secure-form.tsx'

/** Only where the provider is Stripe: its code travels to nobody else. */
const StripePayment = lazy(() => import('./stripe-payment.tsx'))

const COMMITMENT = 'Pas d’abonnement. Une seule séance.'

type PaymentStepsProps = { appointment: Appointment; onPaid: () => void }

/** Summary, card, 3-D Secure. The step is in the address, so that the browser's own buttons move between them. */
export function PaymentSteps({ appointment, onPaid }: PaymentStepsProps) {
  const [search] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [failure, setFailure] = useState<AppError>()
  const { data: options } = useQuery(paymentOptions)
  const step = search.get('step')
  const paymentId: unknown = state?.paymentId

  async function finish({ appointmentId, outcome }: AnswerOf<'confirm-payment'>) {
    onPaid()
    showNotice('payment_accepted')
    if (outcome === 'confirmed') showNotice('payment_confirmed')
    else showNotice('payment_came_too_late', { tone: 'error' })
    await queryClient.invalidateQueries({ queryKey: myAppointments.queryKey })
    await navigate('/patient/dashboard', { replace: true, state: { paid: { appointmentId, outcome } } })
  }

  async function refuseCode(error: AppError) {
    setFailure(error)
    await showError(error)
    await navigate('/payment?step=card', { replace: true })
  }

  if (failure?.code === 'parental_authorisation_missing' || (step === null && state?.needsParent === true))
    return <ParentalRequest onGranted={() => setFailure(undefined)} />
  if (step === 'code' && typeof paymentId === 'string')
    return (
      <ThreeDSecureForm
        onCode={async (code) => finish(await invoke('confirm-payment', { paymentId, code }))}
        onRefused={refuseCode}
      />
    )
  if (step !== null && !options) return <AwaitedOptions />
  if (step !== null && options?.provider === 'stripe')
    return (
      <Suspense fallback={<Skeleton shape="card" />}>
        <StripePayment
          publishableKey={options.publishableKey}
          amountCents={appointment.priceCents}
          commitment={COMMITMENT}
          begin={() => beginAtStripe(appointment.id)}
          resultPath={`/payment-success?appointment=${appointment.id}`}
          onPaid={async () => {
            onPaid()
            await navigate(`/payment-success?appointment=${appointment.id}&redirect_status=succeeded`, {
              replace: true,
            })
          }}
          onFailure={setFailure}
          onBack={() => void navigate('/payment', { replace: true })}
        />
      </Suspense>
    )
  if (step === 'card' || step === 'code')
    return (
      <CardForm
        amountCents={appointment.priceCents}
        commitment={COMMITMENT}
        failure={failure}
        onFailure={setFailure}
        onPay={async (card) => {
          const begun = await invoke('create-payment', { appointmentId: appointment.id, card })
          await navigate('/payment?step=code', { state: { paymentId: begun.paymentId } })
        }}
        onBack={() => void navigate('/payment', { replace: true })}
      />
    )
  return (
    <Card title="Votre séance">
      <p className="mb-5 text-muted-foreground">
        Vous réglez une seule séance, {formatPrice(appointment.priceCents)}. Pas d’abonnement, pas d’autres frais.
      </p>
      <Button size="large" width="full" onClick={() => void navigate('/payment?step=card')}>
        Procéder au paiement
      </Button>
    </Card>
  )
}

async function beginAtStripe(appointmentId: string): Promise<string> {
  const { next } = await invoke('create-payment', { appointmentId, card: null })
  if (next.kind !== 'stripe') throw new AppError('unexpected')
  return next.clientSecret
}
