import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { href, useSearchParams } from 'react-router'
import { pageMeta } from '#web/app/page-meta.ts'
import { Redirect } from '#web/app/redirect.tsx'
import { hasPrimaryAction } from '#web/app/shell/page-handle.ts'
import { Icon } from '#web/components/icon.tsx'
import { ButtonLink } from '#web/components/ui/button-link.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { ErrorState } from '#web/components/ui/error-state.tsx'
import { PageTitle } from '#web/components/ui/page-title.tsx'
import { Skeleton } from '#web/components/ui/skeleton.tsx'
import { type Appointment, myAppointments } from '#web/features/booking/queries.ts'
import { bookingDraft } from '#web/features/booking/shared/booking-draft.ts'
import { BookingSteps } from '#web/features/booking/shared/booking-steps.tsx'
import { bookingAddress as back } from './booking-address.ts'
import { HeldHour } from './held-hour.tsx'
import { ParentalRefusal } from './parental-refusal.tsx'
import { PaymentSteps } from './payment-steps.tsx'
import { PaymentSummary } from './payment-summary.tsx'
import { parentalAuthorisations } from './queries.ts'
import { TestPaymentNotice } from './test-payment-notice.tsx'

export const handle = hasPrimaryAction

export function meta() {
  return pageMeta({
    title: 'Paiement',
    description: 'Relisez votre demande, puis réglez votre séance.',
    path: href('/payment'),
    index: false,
  })
}

/** Pays the reader's held slot: the server knows which one, so a reload finds it again. */
export default function PaymentPage() {
  const { data: appointments, isError, refetch } = useQuery({ ...myAppointments, refetchOnMount: 'always' })
  const isPaying = useSearchParams()[0].has('step')
  const held = useHeld(appointments, isPaying)
  const [hadHold, setHadHold] = useState(false)
  if (held && !hadHold) setHadHold(true)
  // The hold ends with the payment: the page must not show it as expired while it redirects.
  const [isPaid, setPaid] = useState(false)
  const leave = () => {
    bookingDraft.forget()
    setPaid(true)
  }

  return (
    <div className="page py-8 md:py-12">
      <header className="mb-5 grid gap-4 md:mb-8">
        <BookingSteps current="payment" hasAccount backTo={held && { time: back(held), request: back(held) }} />
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <PageTitle>Paiement</PageTitle>
          <p className="flex items-center gap-2 text-small text-muted-foreground">
            <Icon name="lock" className="size-4" /> Connexion chiffrée
          </p>
        </div>
      </header>
      {isError && !appointments && (
        <ErrorState
          sentence="Nous n’avons pas pu lire votre rendez-vous. Aucun montant n’a été prélevé."
          onRetry={() => void refetch()}
        />
      )}
      {!appointments && !isError && (
        <output className="grid gap-5 lg:grid-cols-2" aria-busy="true">
          <span className="sr-only">Chargement du récapitulatif…</span>
          <Skeleton shape="card" />
          <Skeleton shape="card" />
        </output>
      )}
      {appointments && !held && !isPaid && (hadHold ? <HoldGone /> : <NothingToPay />)}
      {held && (
        <div className="grid gap-6">
          <HeldHour appointment={held} />
          <TestPaymentNotice />
          <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
            {/* On a small screen the line above says it, and the card form comes first. */}
            <div className={isPaying ? 'max-lg:hidden' : undefined}>
              <PaymentSummary appointment={held} />
            </div>
            <PaymentSteps appointment={held} onPaid={leave} />
          </div>
        </div>
      )}
    </div>
  )
}

/**
 * The appointment to pay. A Realtime event may report the payment before its response arrives, or when that is lost:
 * the form stays until the person sees the outcome.
 */
function useHeld(appointments: readonly Appointment[] | undefined, isPaying: boolean): Appointment | undefined {
  const held = appointments?.find(({ status }) => status === 'held')
  const [kept, setKept] = useState(held)
  if (held && held !== kept) setKept(held)
  const isPaidMeanwhile = appointments?.some(({ id, status }) => id === kept?.id && status === 'upcoming')
  return held ?? (isPaying && isPaidMeanwhile ? kept : undefined)
}

/** The hold ended while the page was open: it expired, or a parent refused. */
function HoldGone() {
  // Refetched: data from before the hold ended does not contain the refusal.
  const { data: asked, isFetchedAfterMount } = useQuery({
    ...parentalAuthorisations('consultations'),
    refetchOnMount: 'always',
  })
  const last = asked?.[0]
  if (last?.refused_at || last?.withdrawn_at)
    return (
      <Card title="L’accord d’un parent">
        <div className="grid justify-items-start gap-5">
          <ParentalRefusal purpose="consultations" isWithdrawn={last.withdrawn_at !== null} />
          <ButtonLink to={href('/patient/dashboard')} variant="outline">
            Revenir à mon espace
          </ButtonLink>
        </div>
      </Card>
    )
  return isFetchedAfterMount ? <NothingToPay /> : null
}

function NothingToPay() {
  return <Redirect to={href('/appointment')} state={{ redirectCode: 'no_pending_appointment' }} />
}
