import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { href } from 'react-router'
import { formatPrice } from '#domain/format.ts'
import { formatDateTime, formatNearDateTime } from '#domain/format-time.ts'
import { reportCategories, severityNames } from '#domain/reports/categories.ts'
import { pageMeta } from '#web/app/page-meta.ts'
import { Icon } from '#web/components/icon.tsx'
import { Badge, type BadgeTone } from '#web/components/ui/badge.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { PageTitle } from '#web/components/ui/page-title.tsx'
import { useNow } from '#web/lib/hooks/use-now.ts'
import { paymentQuery } from './money/queries.ts'
import { RefundDialog } from './money/refund-dialog.tsx'
import { PagedList } from './paged-list.tsx'
import { type ReportRow, reportsQuery } from './queries.ts'
import { StateFilter, useStateFilter } from './state-filter.tsx'
import { StepUpActDialog } from './step-up-act-dialog.tsx'

export function meta() {
  const path = href('/admin/signalements')
  return pageMeta({ title: 'Signalements', description: 'Où en est chaque signalement.', path, index: false })
}

const states = [
  { state: 'open', label: 'Ouverts' },
  { state: 'answered', label: 'Répondus' },
] as const

const severityTones: Record<ReportRow['severity'], BadgeTone> = {
  ordinary: 'neutral',
  serious: 'warning',
  grave: 'error',
}

/** Status of each report. Only the referent may read its text, which is never shown here. */
export default function ReportsPage() {
  const filter = useStateFilter<(typeof states)[number]['state']>(states, 'open')
  const reports = useInfiniteQuery({
    ...reportsQuery(filter.state, filter.words),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <header className="grid gap-1">
        <PageTitle size="tool">Signalements</PageTitle>
        <p className="flex items-start gap-2 text-muted-foreground text-small">
          <Icon name="lock" className="mt-0.5 size-4" />
          Seule une personne référente lit ce qui est écrit, et répond.
        </p>
      </header>
      <StateFilter
        label="État des signalements"
        searchLabel="Rechercher la personne signalée"
        states={states}
        filter={filter}
      />
      <PagedList query={reports} failure="Nous n’avons pas pu lire les signalements." empty="Aucun signalement.">
        {(report) => <Report key={report.id} report={report} />}
      </PagedList>
    </>
  )
}

function Report({ report }: { report: ReportRow }) {
  const now = useNow(60)
  const [isSuspending, setSuspending] = useState(false)
  const personId = report.practitioner_id
  const due = new Date(report.answer_due_at)
  const facts = [
    `Reçu le ${formatDateTime(new Date(report.reported_at))}`,
    report.referent_name ? `référent·e : ${report.referent_name}` : 'personne ne l’a encore ouvert',
    report.answered_at
      ? `répondu le ${formatDateTime(new Date(report.answered_at))}`
      : `réponse promise pour ${formatNearDateTime(due, now)}`,
    report.paid_cents !== null &&
      (report.refunded_cents
        ? `séance remboursée : ${formatPrice(report.refunded_cents)} sur ${formatPrice(report.paid_cents)}`
        : `séance payée ${formatPrice(report.paid_cents)}`),
  ]
  return (
    <li className="grid gap-3 py-4">
      <div className="flex flex-wrap items-start gap-3">
        <div className="min-w-0 flex-1 basis-48">
          <p className="break-words font-semibold">{report.practitioner_name}</p>
          <p>{reportCategories[report.category].label}</p>
          <p className="text-muted-foreground text-small">{facts.filter(Boolean).join(' · ')}</p>
        </div>
        <Badge tone={severityTones[report.severity]}>{severityNames[report.severity]}</Badge>
        {report.state !== 'answered' && due < now && <Badge tone="warning">En retard</Badge>}
        {report.is_suspended && <Badge tone="error">Suspendu·e</Badge>}
        {report.suspension_requested_at && !report.is_suspended && <Badge tone="warning">Suspension demandée</Badge>}
      </div>
      {personId && !report.is_suspended && (
        <div className="flex flex-wrap gap-3">
          <Button variant="outline" onClick={() => setSuspending(true)}>
            Suspendre…<span className="sr-only"> {report.practitioner_name}</span>
          </Button>
        </div>
      )}
      {report.payment_id && (report.refunded_cents ?? 0) < (report.paid_cents ?? 0) && (
        <RefundOfReport paymentId={report.payment_id} />
      )}
      {isSuspending && personId && (
        <StepUpActDialog
          act="suspend"
          title="Suspendre"
          person={{ id: personId, name: report.practitioner_name }}
          onClose={() => setSuspending(false)}
          onDone={() => setSuspending(false)}
        />
      )}
    </li>
  )
}

/** Refund of the consultation's payment, as on the payments screen. */
function RefundOfReport({ paymentId }: { paymentId: string }) {
  const [isOpen, setOpen] = useState(false)
  const payment = useQuery({ ...paymentQuery(paymentId), enabled: isOpen })
  return (
    <div>
      <Button variant="outline" isBusy={isOpen && payment.isFetching} onClick={() => setOpen(true)}>
        Rembourser la séance…
      </Button>
      {isOpen && payment.data && <RefundDialog payment={payment.data} onClose={() => setOpen(false)} />}
    </div>
  )
}
