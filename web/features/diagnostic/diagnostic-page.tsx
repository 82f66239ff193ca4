import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { href } from 'react-router'
import { componentIds } from '#domain/admin/components.ts'
import type { Diagnostic, DiagnosticStatus } from '#domain/admin/diagnostic.ts'
import { formatDateTime } from '#domain/format-time.ts'
import { pageMeta } from '#web/app/page-meta.ts'
import { Icon } from '#web/components/icon.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { ButtonLink } from '#web/components/ui/button-link.tsx'
import { ErrorState } from '#web/components/ui/error-state.tsx'
import { PageTitle } from '#web/components/ui/page-title.tsx'
import { Progress } from '#web/components/ui/progress.tsx'
import { ComponentList } from './component-list.tsx'
import { Maintenance } from './maintenance.tsx'
import { diagnosticQuery } from './queries.ts'
import { statusLook, statusOrder } from './shared/diagnostic-status-look.ts'
import { Troubles } from './troubles.tsx'

export function meta() {
  return pageMeta({
    title: 'Diagnostic technique',
    description: 'L’état de chaque composant du site, mesuré à l’instant.',
    path: href('/admin-diagnostic'),
    index: false,
  })
}

export default function DiagnosticPage() {
  const [progress, setProgress] = useState({ done: 0, of: componentIds.length })
  const { data, isFetching, refetch } = useQuery(diagnosticQuery(setProgress))
  const analyse = () => {
    setProgress({ done: 0, of: componentIds.length })
    void refetch()
  }
  return (
    <>
      {isFetching ? (
        <Running {...progress} />
      ) : data ? (
        <Report diagnostic={data} onAgain={analyse} />
      ) : (
        <>
          <PageTitle size="tool">Diagnostic technique</PageTitle>
          <ErrorState sentence="L’analyse n’a pas abouti." onRetry={analyse} />
        </>
      )}
      <div>
        <ButtonLink to={href('/')} variant="secondary">
          <Icon name="arrow-left" />
          Retour à l’accueil
        </ButtonLink>
      </div>
    </>
  )
}

function Running({ done, of }: { done: number; of: number }) {
  return (
    // As high as the screen, so that the report does not shift the footer.
    <div className="grid min-h-[var(--screen-height)] content-start gap-6">
      <PageTitle size="tool">Analyse du site en cours</PageTitle>
      <output className="block rounded-2xl border bg-card p-5 md:p-6">
        <Progress label={`${done} sur ${of}`} value={done} max={of} />
      </output>
    </div>
  )
}

function Report({ diagnostic, onAgain }: { diagnostic: Diagnostic; onAgain: () => void }) {
  const { items, measuredAt, tookMs } = diagnostic
  return (
    <>
      <header className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <PageTitle size="tool">Diagnostic technique</PageTitle>
          <p className="text-muted-foreground text-small">
            Mesuré le {formatDateTime(new Date(measuredAt))}, en {(tookMs / 1000).toFixed(1).replace('.', ',')} s
          </p>
        </div>
        <Button variant="outline" onClick={onAgain}>
          <Icon name="repeat" />
          Relancer l’analyse
        </Button>
      </header>
      <ul className="grid grid-cols-2 gap-3 md:gap-5 xl:grid-cols-4">
        {statusOrder.map((status) => (
          <Counter key={status} status={status} count={items.filter((item) => item.status === status).length} />
        ))}
      </ul>
      <ComponentList items={items} />
      <Maintenance />
      <Troubles />
    </>
  )
}

function Counter({ status, count }: { status: DiagnosticStatus; count: number }) {
  const { icon, tile, plural } = statusLook[status]
  return (
    <li className="rounded-2xl border bg-card p-4 text-card-foreground md:p-5">
      <p>
        <span className="flex items-center gap-3">
          <span className={`grid size-11 shrink-0 place-items-center rounded-xl ${tile}`}>
            <Icon name={icon} />
          </span>
          <span className="font-display text-heading-lg">{count}</span>
        </span>{' '}
        <span className="mt-2 block text-muted-foreground text-small">{plural}</span>
      </p>
    </li>
  )
}
