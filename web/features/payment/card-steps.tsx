import { type ReactNode, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { AppError } from '#domain/errors.ts'
import type { BegunPayment } from '#domain/functions.ts'
import { errorMessage } from '#domain/messages.ts'
import { OFFLINE_SENTENCE } from '#domain/offline-sentence.ts'
import type { Card } from '#domain/payment/card.ts'
import { Alert } from '#web/components/ui/alert.tsx'
import { ButtonLink } from '#web/components/ui/button-link.tsx'
import { Skeleton } from '#web/components/ui/skeleton.tsx'
import { lazyWithRetry } from '#web/lib/lazy-with-retry.tsx'
import { usePublicSettings } from '#web/lib/public-settings.ts'
import { CardForm } from './card-form.tsx'
import { ThreeDSecureForm } from './three-d-secure-form.tsx'

/** Lazy loading: Stripe's code is loaded only where it is the provider. */
const StripePayment = lazyWithRetry(
  () => import('./stripe-payment.tsx'),
  <Skeleton shape="card" />,
  function NoForm() {
    return <Alert tone="error">{OFFLINE_SENTENCE} Aucun montant n’a été prélevé.</Alert>
  },
)

const isPaidAlready = ({ code }: AppError) => code === 'already_paid' || code === 'already_subscribed'

type CardStepsProps = {
  /** Path of the current page. */
  path: string
  amountCents: number
  /** Legal commitment, shown under the button. */
  commitment: string
  /** Return URL of Stripe's own pages. */
  resultPath: string
  failure: AppError | undefined
  onFailure: (failure: AppError | undefined) => void
  begin: (card: Card | null) => Promise<BegunPayment>
  confirm: (paymentId: string, code: string) => Promise<void>
  onPaidAtStripe: () => Promise<void>
  /** Summary of the purchase, before the first step. */
  children: ReactNode
}

/** Summary, card, 3-D Secure. The step is kept in the URL, so that the back button works. */
export function CardSteps({ path, failure, onFailure, begin, confirm, children, ...paid }: CardStepsProps) {
  const { amountCents, commitment, resultPath, onPaidAtStripe } = paid
  const [search] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const { payment } = usePublicSettings()
  const step = search.get('step')
  const [typed, setTyped] = useState<Card>()
  const paymentId: unknown = state?.paymentId
  const goBack = () => void navigate(path, { replace: true })

  async function refuseCode(error: AppError) {
    onFailure(error)
    await navigate(`${path}?step=card`, { replace: true })
  }

  async function pay(card: Card) {
    setTyped(card)
    const begun = await begin(card)
    await navigate(`${path}?step=code`, { state: { paymentId: begun.paymentId } })
  }

  async function beginAtStripe(): Promise<string> {
    const { next } = await begin(null)
    if (next.kind !== 'stripe') throw new AppError('unexpected')
    return next.clientSecret
  }

  /** Paid in another tab, or by an earlier attempt: an outcome, not a failure. */
  async function confirmOnce(pendingId: string, code: string) {
    try {
      await confirm(pendingId, code)
    } catch (error) {
      if (!(error instanceof AppError && isPaidAlready(error))) throw error
      onFailure(error)
    }
  }

  if (payment.provider === 'closed') return null
  if (failure && isPaidAlready(failure))
    return (
      <Alert tone="success">
        <p>{errorMessage(failure.code, failure.params)}</p>
        <div className="mt-3">
          <ButtonLink to={resultPath} variant="outline">
            Voir la confirmation
          </ButtonLink>
        </div>
      </Alert>
    )
  if (step !== 'card' && step !== 'code') return children
  if (step === 'code' && typeof paymentId === 'string')
    return <ThreeDSecureForm onCode={(code) => confirmOnce(paymentId, code)} onRefused={refuseCode} />
  if (payment.provider === 'stripe')
    return (
      <StripePayment
        publishableKey={payment.publishableKey}
        amountCents={amountCents}
        commitment={commitment}
        begin={beginAtStripe}
        resultPath={resultPath}
        onPaid={onPaidAtStripe}
        onFailure={onFailure}
        onBack={goBack}
      />
    )
  return (
    <CardForm
      amountCents={amountCents}
      commitment={commitment}
      typed={typed}
      failure={failure}
      onFailure={onFailure}
      onPay={pay}
      onBack={goBack}
    />
  )
}
