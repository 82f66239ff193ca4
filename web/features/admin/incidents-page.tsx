import { keepPreviousData, useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { href } from 'react-router'
import { formatDateTime } from '#domain/format-time.ts'
import { pageMeta } from '#web/app/page-meta.ts'
import { Badge } from '#web/components/ui/badge.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { PageTitle } from '#web/components/ui/page-title.tsx'
import { invoke } from '#web/lib/data/invoke.ts'
import { useNow } from '#web/lib/hooks/use-now.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { IncidentForm } from './incident-form.tsx'
import { PagedList } from './paged-list.tsx'
import { type IncidentRow, incidentsQuery } from './queries.ts'
import { StateFilter, useStateFilter } from './state-filter.tsx'

export function meta() {
  const path = href('/admin/incidents')
  return pageMeta({ title: 'Incidents', description: 'Le journal et le registre des incidents.', path, index: false })
}

const states = [
  { state: 'open', label: 'En cours' },
  { state: 'closed', label: 'Clos' },
] as const

export default function IncidentsPage() {
  const filter = useStateFilter<(typeof states)[number]['state']>(states, 'open')
  const [written, setWritten] = useState<IncidentRow | 'new'>()
  const incidents = useInfiniteQuery({
    ...incidentsQuery(filter.state, filter.words),
    placeholderData: keepPreviousData,
  })
  const download = useMutation({
    mutationFn: async () => saveFile(await invoke('download-incident-register', {}), 'registre-des-incidents.pdf'),
  })
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PageTitle size="tool">Incidents</PageTitle>
        <div className="flex flex-wrap gap-3">
          <Button variant="outline" isBusy={download.isPending} onClick={() => download.mutate()}>
            Registre en PDF
          </Button>
          {!written && <Button onClick={() => setWritten('new')}>Consigner un incident…</Button>}
        </div>
      </div>
      {written && (
        <IncidentForm
          key={written === 'new' ? 'new' : written.id}
          incident={written === 'new' ? null : written}
          onClose={() => setWritten(undefined)}
        />
      )}
      <StateFilter label="État des incidents" searchLabel="Rechercher" states={states} filter={filter} />
      <PagedList query={incidents} failure="Nous n’avons pas pu lire les incidents." empty="Aucun incident.">
        {(incident) => <Incident key={incident.id} incident={incident} onChange={() => setWritten(incident)} />}
      </PagedList>
    </>
  )
}

function Incident({ incident, onChange }: { incident: IncidentRow; onChange: () => void }) {
  return (
    <li className="grid gap-2 py-4">
      <div className="flex flex-wrap items-start gap-3">
        <div className="min-w-0 flex-1 basis-48">
          <p className="break-words font-semibold">
            n° {incident.number} · {incident.title}
          </p>
          <p className="text-muted-foreground text-small">
            Constaté le {formatDateTime(new Date(incident.noticed_at))}
            {incident.recorded_by_name && `, consigné par ${incident.recorded_by_name}`}
          </p>
        </div>
        {incident.kind === 'breach' && <Badge tone="warning">Violation de données</Badge>}
        {incident.kind === 'breach' && <Countdown incident={incident} />}
      </div>
      <p className="max-w-prose whitespace-pre-wrap break-words">{incident.description}</p>
      <div>
        <Button variant="outline" onClick={onChange}>
          Compléter<span className="sr-only"> l’incident n° {incident.number}</span>
        </Button>
      </div>
    </li>
  )
}

/** The data protection authority must be told within 72 hours (GDPR, article 33). */
function Countdown({ incident }: { incident: IncidentRow }) {
  const now = useNow(60)
  if (incident.authority_told_at) return <Badge tone="success">CNIL notifiée</Badge>
  if (incident.closed_at) return null
  const minutes = Math.floor((new Date(incident.tell_authority_by).getTime() - now.getTime()) / 60_000)
  if (minutes < 0) return <Badge tone="error">Délai de 72 h dépassé</Badge>
  const left = `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')}`
  return <Badge tone={minutes < 24 * 60 ? 'error' : 'warning'}>Reste {left} pour la CNIL</Badge>
}
