import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { href } from 'react-router'
import { formatDateTime } from '#domain/format-time.ts'
import { reportCategories, severityNames } from '#domain/reports/categories.ts'
import { pageMeta } from '#web/app/page-meta.ts'
import { QueryState } from '#web/components/query-state.tsx'
import { Badge } from '#web/components/ui/badge.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { EmptyState } from '#web/components/ui/empty-state.tsx'
import { PageTitle } from '#web/components/ui/page-title.tsx'
import { useNow } from '#web/lib/hooks/use-now.ts'
import { OpenArchives } from './open-archives.tsx'
import { OpenedReportView } from './opened-report-view.tsx'
import { type ReportToAnswer, reportsToAnswer } from './queries.ts'

export function meta() {
  return pageMeta({
    title: 'Signalements',
    description: 'Ce que des personnes reçues signalent, pour les psychologues référents.',
    path: href('/supervision/signalements'),
    index: false,
  })
}

/** For referents; the server returns nothing to others. */
export default function ReportsPage() {
  const reports = useQuery(reportsToAnswer)
  const now = useNow(60)
  return (
    <>
      <header>
        <PageTitle size="tool">Signalements</PageTitle>
        <p className="mt-1 max-w-prose text-muted-foreground">
          Une réponse est promise sous un jour ouvré. Ouvrir un signalement, c’est s’en charger : la personne voit dans
          son journal qu’il a été lu.
        </p>
      </header>
      <QueryState query={reports} failure="Nous n’avons pas pu lire les signalements.">
        {(all) =>
          all.length === 0 ? (
            <Card>
              <EmptyState sentence="Aucun signalement." />
            </Card>
          ) : (
            <ul className="grid gap-5">
              {all.map((report) => (
                <li key={report.id}>
                  <Item report={report} now={now} />
                </li>
              ))}
            </ul>
          )
        }
      </QueryState>
      <OpenArchives />
    </>
  )
}

const tones = { ordinary: 'neutral', serious: 'warning', grave: 'error' } as const

function Item({ report, now }: { report: ReportToAnswer; now: Date }) {
  const [isOpen, setOpen] = useState(false)
  const { category, severity, state, practitioner_name: name, referent_name: referent, is_mine: isMine } = report
  const opening = isMine ? 'Relire' : referent ? 'Ouvrir et prendre la suite' : 'Ouvrir et m’en charger'
  const isLate = state !== 'answered' && new Date(report.answer_due_at) < now
  return (
    <Card title={reportCategories[category].label}>
      <div className="grid gap-4">
        <div className="flex flex-wrap gap-2">
          <Badge tone={tones[severity]}>{severityNames[severity]}</Badge>
          {state === 'answered' ? (
            <Badge tone="success">Répondu</Badge>
          ) : (
            <Badge tone={isLate ? 'error' : 'info'}>
              {isLate ? 'en retard depuis le' : 'avant le'} {formatDateTime(new Date(report.answer_due_at))}
            </Badge>
          )}
          {report.suspension_requested_at && <Badge tone="warning">Suspension demandée</Badge>}
        </div>
        <p className="text-muted-foreground">
          Concerne {name} · reçu le {formatDateTime(new Date(report.reported_at))}
          {referent && ` · ${isMine ? 'vous vous en chargez' : `${referent} s’en charge`}`}
        </p>
        {report.may_open && !isOpen && (
          <div>
            <Button variant={state === 'answered' ? 'outline' : 'primary'} onClick={() => setOpen(true)}>
              {opening}
            </Button>
          </div>
        )}
        {isOpen && <OpenedReportView report={report} />}
      </div>
    </Card>
  )
}
