import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { href, useSearchParams } from 'react-router'
import { fileNumber } from '#domain/admin/file-number.ts'
import { formatPrice } from '#domain/format.ts'
import { formatShortDateTime } from '#domain/format-time.ts'
import { disputeStateLabels } from '#domain/payment/dispute.ts'
import { pageMeta } from '#web/app/page-meta.ts'
import { QueryState } from '#web/components/query-state.tsx'
import { Badge } from '#web/components/ui/badge.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Field } from '#web/components/ui/field.tsx'
import { Input } from '#web/components/ui/input.tsx'
import { PageTitle } from '#web/components/ui/page-title.tsx'
import { Table } from '#web/components/ui/table.tsx'
import { MoreButton } from '../more-button.tsx'
import { Disputes } from './disputes.tsx'
import { type AdminPayment, disputesQuery, paymentsQuery, reviewsQuery, unsentRefundsQuery } from './queries.ts'
import { RefundDialog } from './refund-dialog.tsx'
import { Reviews } from './reviews.tsx'
import { UnsentRefunds } from './unsent-refunds.tsx'

export function meta() {
  const path = href('/admin/paiements')
  return pageMeta({
    title: 'Paiements',
    description: 'Paiements, remboursements et contestations.',
    path,
    index: false,
  })
}

const kinds = { consultation: 'Consultation', subscription: 'Abonnement', test: 'Test' } as const

export default function PaymentsPage() {
  const [parameters, setParameters] = useSearchParams()
  const number = parameters.get('numero') ?? ''
  const list = useInfiniteQuery(paymentsQuery(number))
  const disputes = useQuery(disputesQuery)
  const reviews = useQuery(reviewsQuery)
  const unsent = useQuery(unsentRefundsQuery)
  return (
    <>
      <header>
        <PageTitle size="tool">Paiements</PageTitle>
        <p className="text-muted-foreground text-small">
          Qui a payé n’est jamais montré ici : la note porte un numéro.
        </p>
      </header>
      <QueryState query={disputes} failure="Nous n’avons pas pu lire les contestations.">
        {(rows) => <Disputes disputes={rows} />}
      </QueryState>
      <QueryState query={reviews} failure="Nous n’avons pas pu lire les séances à examiner.">
        {(rows) => <Reviews reviews={rows} />}
      </QueryState>
      <QueryState query={unsent} failure="Nous n’avons pas pu lire les remboursements en attente.">
        {(rows) => <UnsentRefunds refunds={rows} />}
      </QueryState>
      <div className="max-w-md">
        <Field id="payments-number" label="Numéro de note, de paiement ou de dossier">
          {(wiring) => (
            <Input
              {...wiring}
              type="search"
              value={number}
              onChange={({ target }) => setParameters(target.value ? { numero: target.value } : {}, { replace: true })}
            />
          )}
        </Field>
      </div>
      <QueryState query={list} failure="Nous n’avons pas pu lire les paiements.">
        {({ pages }) => <Payments payments={pages.flat()} />}
      </QueryState>
      <MoreButton list={list} />
    </>
  )
}

function Payments({ payments }: { payments: readonly AdminPayment[] }) {
  const [refunded, setRefunded] = useState<AdminPayment>()
  if (payments.length === 0)
    return <output className="block rounded-2xl border bg-card p-6 text-muted-foreground">Aucun paiement.</output>
  return (
    <>
      <Table
        caption="Les plus récents d’abord"
        columns={['Paiement', 'Objet', 'Reçu le', 'Montant', 'État', 'Actions']}
        hasActs
        rows={payments.map((payment) => ({
          id: payment.id,
          cells: [
            <span key="number">
              {fileNumber(payment.id)}
              {payment.receipt_number && (
                <span className="block text-muted-foreground text-note">note {payment.receipt_number}</span>
              )}
            </span>,
            <span key="kind">
              {kinds[payment.payment_type]}
              {payment.appointment_id && (
                <span className="block text-muted-foreground text-note">
                  dossier {fileNumber(payment.appointment_id)}
                </span>
              )}
            </span>,
            formatShortDateTime(new Date(payment.completed_at)),
            `${formatPrice(payment.amount)}${payment.is_test ? ' (test)' : ''}`,
            <PaymentState key="state" payment={payment} />,
            <PaymentAct key="act" payment={payment} onRefund={setRefunded} />,
          ],
        }))}
      />
      {refunded && <RefundDialog payment={refunded} onClose={() => setRefunded(undefined)} />}
    </>
  )
}

function PaymentAct({ payment, onRefund }: { payment: AdminPayment; onRefund: (payment: AdminPayment) => void }) {
  const isDisputed = payment.dispute_state === 'needs_response' || payment.dispute_state === 'under_review'
  if (payment.refundable_cents === 0 || isDisputed) return ''
  return (
    <Button variant="outline" onClick={() => onRefund(payment)}>
      Rembourser…
      <span className="sr-only"> le paiement {fileNumber(payment.id)}</span>
    </Button>
  )
}

function PaymentState({ payment }: { payment: AdminPayment }) {
  const { refunded_amount: gone, waiting_cents: waiting, amount, dispute_state: dispute } = payment
  return (
    <span className="flex flex-wrap gap-1.5">
      {dispute && (
        <Badge tone={dispute === 'won' ? 'success' : 'warning'}>Contesté : {disputeStateLabels[dispute]}</Badge>
      )}
      {gone > 0 && <Badge>{gone === amount ? 'Remboursé' : `Remboursé : ${formatPrice(gone)}`}</Badge>}
      {waiting > 0 && <Badge tone="warning">En route : {formatPrice(waiting)}</Badge>}
      {gone === 0 && waiting === 0 && !dispute && <Badge tone="success">Payé</Badge>}
    </span>
  )
}
