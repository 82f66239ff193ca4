import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { href, useLocation, useNavigate, useSearchParams } from 'react-router'
import type { AppError } from '#domain/errors.ts'
import { formatPrice } from '#domain/format.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { type Appointment, myAppointments } from '#web/features/booking/queries.ts'
import { invoke } from '#web/lib/data/invoke.ts'
import { showNotice } from '#web/lib/toast.ts'
import { CardSteps } from './card-steps.tsx'
import { ParentalRequest } from './parental-request.tsx'

type PaymentStepsProps = { appointment: Appointment; onPaid: () => void }

export function PaymentSteps({ appointment: { id, priceCents }, onPaid }: PaymentStepsProps) {
  const [search] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [failure, setFailure] = useState<AppError>()
  const resultPath = `${href('/payment-success')}?appointment=${id}`

  async function confirm(paymentId: string, code: string) {
    const { appointmentId, outcome } = await invoke('confirm-payment', { paymentId, code })
    onPaid()
    // The dashboard itself says what became of the appointment.
    showNotice('payment_accepted')
    await queryClient.invalidateQueries({ queryKey: myAppointments.queryKey })
    await navigate(href('/patient/dashboard'), { replace: true, state: { paid: { appointmentId, outcome } } })
  }

  function pay() {
    setFailure(undefined)
    void navigate(`${href('/payment')}?step=card`, { replace: true, state: null })
  }

  async function goToResult() {
    onPaid()
    await navigate(`${resultPath}&redirect_status=succeeded`, { replace: true })
  }

  if (failure?.code === 'parental_authorisation_missing' || (!search.has('step') && state?.needsParent === true))
    return <ParentalRequest purpose="consultations" onGranted={pay} />
  return (
    <CardSteps
      path={href('/payment')}
      amountCents={priceCents}
      commitment="Pas d’abonnement. Une seule séance."
      resultPath={resultPath}
      failure={failure}
      onFailure={setFailure}
      begin={(card) => invoke('create-payment', { appointmentId: id, card })}
      confirm={confirm}
      onPaidAtStripe={goToResult}
    >
      <Card title="Votre séance">
        <p className="mb-5 text-muted-foreground">
          Vous réglez une seule séance, {formatPrice(priceCents)}. Pas d’abonnement, pas d’autres frais.
        </p>
        <Button size="large" width="full" onClick={() => void navigate(`${href('/payment')}?step=card`)}>
          Procéder au paiement
        </Button>
      </Card>
    </CardSteps>
  )
}
