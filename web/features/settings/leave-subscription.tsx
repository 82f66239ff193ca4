import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatPrice } from '#domain/format.ts'
import { formatDay } from '#domain/format-time.ts'
import { lastDayToWithdraw } from '#domain/premium/subscription-state.ts'
import { dayOf } from '#domain/time.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import type { Subscription } from '#web/features/premium/queries.ts'
import { withdrawalTerms } from './queries.ts'
import { useSubscriptionAct } from './use-subscription-act.ts'

type Way = 'cancel' | 'withdraw'

const words = {
  cancel: { button: 'Résilier', title: 'Résilier votre abonnement ?', confirm: 'Confirmer la résiliation' },
  withdraw: {
    button: 'Renoncer au contrat ici',
    title: 'Renoncer au contrat ?',
    confirm: 'Confirmer et être remboursé·e',
  },
} as const

type LeaveSubscriptionProps = { way: Way; subscription: Subscription; onLeft: () => void }

/** Cancels the subscription in two clicks, without questions. */
export function LeaveSubscription({ way, subscription, onLeft }: LeaveSubscriptionProps) {
  const [isOpen, setOpen] = useState(false)
  const act = useSubscriptionAct(way === 'cancel' ? 'cancel-subscription' : 'withdraw-from-subscription', onLeft)
  const { button, title, confirm } = words[way]
  const { data: terms } = useQuery({ ...withdrawalTerms, enabled: isOpen && way === 'withdraw' })
  return (
    <>
      <Button variant={way === 'cancel' ? 'outline' : 'ghost'} onClick={() => setOpen(true)}>
        {button}
      </Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={title}
        description={consequenceOf(way, subscription, terms?.refundCents)}
        actions={
          <>
            <Button variant="ghost" onClick={() => setOpen(false)}>
              Garder mon abonnement
            </Button>
            <Button
              variant="secondary"
              isBusy={act.isPending}
              onClick={() => act.mutate(undefined, { onSuccess: () => setOpen(false) })}
            >
              {confirm}
            </Button>
          </>
        }
      />
    </>
  )
}

function consequenceOf(
  way: Way,
  { status, startedAt, paidUntil, priceCents }: Subscription,
  refundCents: number | undefined,
): string {
  if (way === 'withdraw' && startedAt) {
    const until = `Vous pouvez renoncer jusqu’au ${formatDay(lastDayToWithdraw(startedAt))} inclus.`
    const end = 'L’accès premium se ferme tout de suite.'
    if (refundCents === undefined) return `${until} ${end}`
    const why =
      refundCents < priceCents
        ? ' Vous avez déjà renoncé une fois dans les douze derniers mois : les jours commencés sont déduits.'
        : ''
    return `${until} ${formatPrice(refundCents)} vous sont remboursés.${why} ${end}`
  }
  if (status === 'past_due' || !paidUntil)
    return 'Plus rien ne sera prélevé, et l’accès premium se ferme tout de suite.'
  return `Plus rien ne sera prélevé. Vous gardez l’accès jusqu’au ${formatDay(dayOf(paidUntil))}, et ce que vous avez écrit reste à vous.`
}
