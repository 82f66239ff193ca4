import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { href, useLocation, useNavigate } from 'react-router'
import { PREMIUM_PRICE_CENTS_PER_MONTH, PREMIUM_WITHDRAWAL_COUNTS_MONTHS, WITHDRAWAL_DAYS } from '#domain/constants.ts'
import type { AppError } from '#domain/errors.ts'
import { formatCount, formatPrice } from '#domain/format.ts'
import { pageMeta } from '#web/app/page-meta.ts'
import { Redirect } from '#web/app/redirect.tsx'
import { hasPrimaryAction } from '#web/app/shell/page-handle.ts'
import { Icon } from '#web/components/icon.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { PageTitle } from '#web/components/ui/page-title.tsx'
import { TextLink } from '#web/components/ui/text-link.tsx'
import { mySubscription } from '#web/features/premium/queries.ts'
import { useAuthState } from '#web/lib/auth/auth-state.ts'
import { invoke } from '#web/lib/data/invoke.ts'
import { showNotice } from '#web/lib/toast.ts'
import { PayerGate } from './age/payer-gate.tsx'
import { CardSteps } from './card-steps.tsx'
import { TestPaymentNotice } from './test-payment-notice.tsx'

export const handle = hasPrimaryAction

export function meta() {
  return pageMeta({
    title: 'S’abonner au chat premium',
    description: 'Relisez ce que comprend l’abonnement, puis réglez le premier mois.',
    path: href('/premium/abonnement'),
    index: false,
  })
}

const PATH = href('/premium/abonnement')
const COMMITMENT = `${formatPrice(PREMIUM_PRICE_CENTS_PER_MONTH)} maintenant, puis chaque mois jusqu’à ce que vous arrêtiez.`
/** Page that waits for Stripe's webhook, which alone activates premium. */
const AWAITED_PATH = `${href('/premium')}?paid=1`

/** Summary of the subscription, then the same payment steps as for an appointment. */
export default function SubscriptionPage() {
  const { data: subscription } = useQuery({ ...mySubscription, refetchOnMount: 'always' })
  const { state } = useLocation()
  const auth = useAuthState()
  if (subscription?.status === 'active' && state?.paymentId === undefined) return <Redirect to={href('/premium')} />
  return (
    <div className="page py-8 md:py-12">
      <header className="mb-8 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <PageTitle>Chat premium</PageTitle>
        <p className="flex items-center gap-2 text-small text-muted-foreground">
          <Icon name="lock" className="size-4" /> Connexion chiffrée
        </p>
      </header>
      <div className="mb-6 empty:hidden">
        <TestPaymentNotice />
      </div>
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
        <Offer />
        {auth.status === 'signed-in' && (
          <PayerGate userId={auth.user.id}>
            <Steps />
          </PayerGate>
        )}
      </div>
    </div>
  )
}

function Offer() {
  return (
    <Card title="Ce que vous choisissez">
      <p>
        Le chat sans limite, et des outils pour suivre vos semaines.{' '}
        <TextLink to={`${href('/pricing')}#premium`}>Relire tout ce qu’il comprend</TextLink>
      </p>
      <p className="mt-5 flex items-baseline justify-between gap-4 border-t pt-4 font-semibold">
        <span>Par mois</span>
        <span className="font-display font-medium text-2xl">{formatPrice(PREMIUM_PRICE_CENTS_PER_MONTH)}</span>
      </p>
      <p className="mt-3 text-small text-muted-foreground">
        Renouvelé chaque mois. Résiliable à tout moment dans vos paramètres, avec l’accès jusqu’à la fin du mois payé.
        En payant, vous demandez que l’accès s’ouvre aussitôt. Pendant {formatCount(WITHDRAWAL_DAYS, 'jour', 'jours')},
        vous pouvez renoncer : le remboursement est intégral la première fois en{' '}
        {formatCount(PREMIUM_WITHDRAWAL_COUNTS_MONTHS, 'mois', 'mois')} ; ensuite, les jours commencés sont déduits.
      </p>
      <p className="mt-3 text-small text-muted-foreground">
        Les numéros d’aide et la réponse en cas de détresse restent gratuits, pour tout le monde.
      </p>
    </Card>
  )
}

function Steps() {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [failure, setFailure] = useState<AppError>()

  async function confirm(paymentId: string, code: string) {
    await invoke('confirm-subscription', { paymentId, code })
    await queryClient.invalidateQueries({ queryKey: mySubscription.queryKey })
    showNotice('subscribed')
    await navigate(href('/premium'), { replace: true })
  }

  return (
    <CardSteps
      path={PATH}
      amountCents={PREMIUM_PRICE_CENTS_PER_MONTH}
      commitment={COMMITMENT}
      resultPath={AWAITED_PATH}
      failure={failure}
      onFailure={setFailure}
      begin={(card) => invoke('subscribe-to-premium', { card })}
      confirm={confirm}
      onPaidAtStripe={async () => navigate(AWAITED_PATH, { replace: true })}
    >
      <Card title="Votre premier mois">
        <p className="mb-5 text-muted-foreground">
          Vous réglez {formatPrice(PREMIUM_PRICE_CENTS_PER_MONTH)} aujourd’hui. Tout s’ouvre aussitôt.
        </p>
        <Button size="large" width="full" onClick={() => void navigate(`${PATH}?step=card`)}>
          Procéder au paiement
        </Button>
      </Card>
    </CardSteps>
  )
}
