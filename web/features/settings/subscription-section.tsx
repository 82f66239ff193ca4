import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { href } from 'react-router'
import { PREMIUM_PRICE_CENTS_PER_MONTH } from '#domain/constants.ts'
import { formatPrice } from '#domain/format.ts'
import { formatDay } from '#domain/format-time.ts'
import { canCancel, canResume, canWithdrawSubscription } from '#domain/premium/subscription-state.ts'
import { dayOf } from '#domain/time.ts'
import { QueryState } from '#web/components/query-state.tsx'
import { Alert } from '#web/components/ui/alert.tsx'
import { Badge, type BadgeTone } from '#web/components/ui/badge.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { ButtonLink } from '#web/components/ui/button-link.tsx'
import { ReceiptButton } from '#web/features/payment/shared/receipt-button.tsx'
import { isSubscriber, mySubscription, paidMonths, type Subscription } from '#web/features/premium/queries.ts'
import { useNow } from '#web/lib/hooks/use-now.ts'
import { LeaveSubscription } from './leave-subscription.tsx'
import { Section } from './section.tsx'
import { useSubscriptionAct } from './use-subscription-act.ts'

export function SubscriptionSection() {
  const query = useQuery(mySubscription)
  const { data: subscription } = query
  const now = useNow(60)
  const heading = useRef<HTMLHeadingElement>(null)
  const hasActed = useRef(false)

  // The pressed button is removed with its state: move the focus to the heading.
  useEffect(() => {
    if (hasActed.current) heading.current?.focus()
    hasActed.current = false
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [subscription])

  const running = subscription && isSubscriber(subscription, now) ? subscription : undefined
  return (
    <Section id="abonnement" title="Abonnement" headingRef={heading}>
      <QueryState query={query} failure="Nous n’avons pas pu lire votre abonnement.">
        {() => (
          <>
            <output className="grid justify-items-start gap-2">
              {running ? <RunningState subscription={running} /> : <FreeState />}
            </output>
            {running ? (
              <RunningActs subscription={running} now={now} onActed={() => (hasActed.current = true)} />
            ) : (
              <div>
                <ButtonLink to={href('/premium')} variant="secondary">
                  Découvrir le premium
                </ButtonLink>
              </div>
            )}
          </>
        )}
      </QueryState>
      {subscription && <Receipts />}
    </Section>
  )
}

function FreeState() {
  return (
    <span>
      Vous utilisez la version gratuite du chat. Le premium coûte {formatPrice(PREMIUM_PRICE_CENTS_PER_MONTH)} par mois,
      et s’arrête quand vous voulez.
    </span>
  )
}

const dayIn = (instant: Date | null) => (instant ? formatDay(dayOf(instant)) : '')

function RunningState({ subscription }: { subscription: Subscription }) {
  const { status, renews, priceCents, paidUntil } = subscription
  const state = stateOf(subscription)
  return (
    <>
      <Badge tone={state.tone}>{state.label}</Badge>
      <span>
        Chat premium, {formatPrice(priceCents)} par mois.{' '}
        {renews && status === 'active' && `Prochain paiement le ${dayIn(paidUntil)}.`}
        {!renews && `Accès ouvert jusqu’au ${dayIn(paidUntil)}, sans autre paiement.`}
      </span>
    </>
  )
}

type RunningActsProps = { subscription: Subscription; now: Date; onActed: () => void }

function RunningActs({ subscription, now, onActed }: RunningActsProps) {
  const resume = useSubscriptionAct('resume-subscription', onActed)
  return (
    <>
      {subscription.status === 'past_due' && (
        <Alert tone="warning">
          <p>
            Votre banque n’a pas accepté le dernier paiement. Votre accès reste ouvert jusqu’au{' '}
            {dayIn(subscription.accessUntil)}.
          </p>
          <div className="mt-3">
            <ButtonLink to={href('/premium/abonnement')} variant="outline">
              Payer avec une autre carte
            </ButtonLink>
          </div>
        </Alert>
      )}
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={href('/premium')} variant="secondary">
          Ouvrir mon espace premium
        </ButtonLink>
        {canResume(subscription, now) && (
          <Button variant="outline" isBusy={resume.isPending} onClick={() => resume.mutate()}>
            Reprendre mon abonnement
          </Button>
        )}
        {canCancel(subscription) && <LeaveSubscription way="cancel" subscription={subscription} onLeft={onActed} />}
        {canWithdrawSubscription(subscription, now) && (
          <LeaveSubscription way="withdraw" subscription={subscription} onLeft={onActed} />
        )}
      </div>
    </>
  )
}

function stateOf({ status, renews }: Subscription): { label: string; tone: BadgeTone } {
  if (status === 'past_due') return { label: 'Paiement à régler', tone: 'warning' }
  return renews ? { label: 'Actif', tone: 'success' } : { label: 'Résilié', tone: 'neutral' }
}

function Receipts() {
  const paid = useQuery(paidMonths)
  if (paid.data?.length === 0) return null
  return (
    <section className="grid gap-2">
      <h3 className="text-base">Vos reçus</h3>
      <QueryState query={paid} failure="Nous n’avons pas pu lire vos reçus.">
        {(months) => (
          <ul className="grid gap-2">
            {months.map(({ id, paidAt, amount, refunded }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-x-4">
                <span>
                  {formatDay(dayOf(paidAt))}, {formatPrice(amount)}
                  {refunded > 0 && `, remboursé ${formatPrice(refunded)}`}
                </span>
                <ReceiptButton paymentId={id} variant="ghost" />
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </section>
  )
}
