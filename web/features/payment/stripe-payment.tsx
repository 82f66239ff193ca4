import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import type { Appearance, Stripe } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { AppError } from '#domain/errors.ts'
import { formatPrice } from '#domain/format.ts'
import { errorMessage } from '#domain/messages.ts'
import { PlainForm } from '#web/components/form/plain-form.tsx'
import { Icon } from '#web/components/icon.tsx'
import { Alert } from '#web/components/ui/alert.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { ErrorState } from '#web/components/ui/error-state.tsx'
import { Skeleton } from '#web/components/ui/skeleton.tsx'
import { showNotice } from '#web/lib/toast.ts'

type StripePaymentProps = {
  publishableKey: string
  amountCents: number
  /** Legal commitment, shown under the button. */
  commitment: string
  /** Creates the payment on the server; returns the client secret with which Stripe's fields confirm it. */
  begin: () => Promise<string>
  /** Result page, also the return URL after a bank's own page. */
  resultPath: string
  onPaid: () => Promise<void>
  /** The server refused to create the payment. */
  onFailure: (failure: AppError) => void
  onBack: () => void
}

let loading: { key: string; stripe: Promise<Stripe | null> } | undefined

/** Loads Stripe's script once, from this form only; again after a failure. */
function stripeOf(key: string): Promise<Stripe | null> {
  // Turns off Stripe's behavioural tracking.
  if (!loading) loadStripe.setLoadParameters({ advancedFraudSignals: false })
  if (loading?.key !== key) loading = { key, stripe: loadStripe(key, { locale: 'fr' }) }
  return loading.stripe.catch((error: unknown) => {
    loading = undefined
    throw error
  })
}

/** Card fields hosted by Stripe: card data never reaches our server. */
export default function StripePayment(props: StripePaymentProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { data, error, refetch } = useQuery({
    queryKey: ['stripe-payment', props.resultPath],
    queryFn: async () => {
      const [stripe, clientSecret] = await Promise.all([stripeOf(props.publishableKey), props.begin()])
      return { stripe, clientSecret }
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  })
  const { onFailure } = props
  useEffect(() => {
    if (error instanceof AppError) onFailure(error)
  }, [error, onFailure])
  return (
    <Card>
      <h2 ref={heading} tabIndex={-1} className="mb-4 text-heading-sm outline-none">
        Carte bancaire
      </h2>
      {error && (
        <ErrorState
          sentence={`${error instanceof AppError ? errorMessage(error.code, error.params) : 'Le formulaire de paiement n’a pas pu être chargé.'} Aucun montant n’a été prélevé.`}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && (
        <output className="grid gap-4">
          <span className="sr-only">Chargement du formulaire de paiement…</span>
          <Skeleton shape="card" />
        </output>
      )}
      {data && (
        <Elements
          stripe={data.stripe}
          options={{ clientSecret: data.clientSecret, locale: 'fr', appearance: appearanceOfPage() }}
        >
          <StripeFields {...props} />
        </Elements>
      )}
    </Card>
  )
}

type Failure = 'refused' | 'impossible' | 'unanswered'

/** Each message says whether money was charged, as far as it is known. */
const failures: Record<Failure, readonly string[]> = {
  refused: [errorMessage('card_refused'), 'Aucun montant n’a été prélevé.'],
  impossible: [errorMessage('unavailable'), 'Aucun montant n’a été prélevé.'],
  unanswered: [
    'La réponse de votre banque ne nous est pas parvenue.',
    'Si le paiement a abouti, vous recevez un e-mail d’ici quelques minutes. Sinon, rien n’est prélevé.',
  ],
}

function StripeFields({ amountCents, commitment, resultPath, onPaid, onBack }: StripePaymentProps) {
  const stripe = useStripe()
  const elements = useElements()
  const pay = useMutation({
    /** Returns the failure to show, if it is ours to show. */
    mutationFn: async (): Promise<Failure | undefined> => {
      if (!stripe || !elements) return undefined
      const { error } = await stripe.confirmPayment({
        elements,
        confirmParams: { return_url: `${window.location.origin}${resultPath}` },
        redirect: 'if_required',
      })
      // Another tab may have paid already.
      if (!error || error.payment_intent?.status === 'succeeded') {
        await onPaid()
        return undefined
      }
      // Stripe shows validation errors at its own fields.
      if (error.type === 'validation_error') return undefined
      if (error.type === 'api_connection_error' || error.type === 'api_error') return 'unanswered'
      if (error.type !== 'card_error') return 'impossible'
      showNotice('payment_refused')
      return 'refused'
    },
  })
  const failure = pay.data

  return (
    <PlainForm onSubmit={() => pay.isPending || pay.mutate()} noValidate className="grid gap-5">
      <PaymentElement options={{ layout: 'tabs', wallets: { applePay: 'never', googlePay: 'never' } }} />
      {failure && (
        <Alert tone="error">
          {failures[failure].map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Alert>
      )}
      <Button type="submit" size="large" width="full" isBusy={pay.isPending || !stripe}>
        {pay.isPending ? 'Paiement en cours…' : `Payer ${formatPrice(amountCents)}`}
      </Button>
      <Button variant="ghost" onClick={onBack}>
        <Icon name="arrow-left" />
        Retour au récapitulatif
      </Button>
      <p className="text-small text-muted-foreground">{commitment}</p>
    </PlainForm>
  )
}

/** The fields are in Stripe's iframe, which our style sheet does not reach: computed colours are passed in. */
function appearanceOfPage(): Appearance {
  const isDark = document.documentElement.classList.contains('dark')
  return {
    theme: isDark ? 'night' : 'stripe',
    variables: {
      borderRadius: '12px',
      fontSizeBase: '16px',
      spacingUnit: '5px',
      colorPrimary: isDark ? '#8fd0da' : '#17545f',
      colorBackground: isDark ? '#14282f' : '#ffffff',
      colorText: isDark ? '#eeebe5' : '#1c2f37',
      colorDanger: isDark ? '#f28b7d' : '#a83226',
    },
  }
}
