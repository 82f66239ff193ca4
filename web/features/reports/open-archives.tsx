import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { OpenArchive } from '#domain/archive/opened-archive.ts'
import { formatShortDateTime } from '#domain/format-time.ts'
import { QueryState } from '#web/components/query-state.tsx'
import { Badge } from '#web/components/ui/badge.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { invoke } from '#web/lib/data/invoke.ts'

/** For referents; the server returns nothing to others. */
const openArchives = queryOptions({
  queryKey: ['open-archives'],
  queryFn: async () => (await invoke('list-open-archives', {})).archives,
})

/** Content of an archive. Each read is written to the patient's access log, so it is never refetched automatically. */
const openedArchive = (openingId: string) =>
  queryOptions({
    queryKey: ['opened-archive', openingId],
    queryFn: () => invoke('read-archive', { openingId }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

/** Archives opened to referents by the administration; renders nothing without any. */
export function OpenArchives() {
  const archives = useQuery(openArchives)
  if (!archives.data || archives.data.length === 0) return null
  return (
    <section aria-labelledby="open-archives" className="grid gap-5">
      <div>
        <h2 id="open-archives" className="text-heading-sm">
          Archives ouvertes
        </h2>
        <p className="mt-1 max-w-prose text-muted-foreground">
          Lire une archive, c’est s’en charger : tant que son compte existe, la personne voit dans son journal qui l’a
          lue. Elle se referme toute seule.
        </p>
      </div>
      <ul className="grid gap-5">
        {archives.data.map((archive) => (
          <li key={archive.openingId}>
            <Item archive={archive} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Item({ archive }: { archive: OpenArchive }) {
  const [isOpen, setOpen] = useState(false)
  const { openingId, fileNumber, reason, openUntil, isMine, referentName } = archive
  return (
    <Card title={`Dossier ${fileNumber}`}>
      <div className="grid gap-4">
        <div>
          <Badge tone="info">ouverte jusqu’au {formatShortDateTime(new Date(openUntil))}</Badge>
        </div>
        <p className="whitespace-pre-wrap break-words">{reason}</p>
        {referentName && !isMine && <p className="text-muted-foreground">{referentName} s’en charge.</p>}
        {(isMine || !referentName) && !isOpen && (
          <div>
            <Button onClick={() => setOpen(true)}>{isMine ? 'Relire' : 'Lire et m’en charger'}</Button>
          </div>
        )}
        {isOpen && <Entries openingId={openingId} />}
      </div>
    </Card>
  )
}

function Entries({ openingId }: { openingId: string }) {
  const opened = useQuery(openedArchive(openingId))
  return (
    <QueryState query={opened} failure="Nous n’avons pas pu ouvrir cette archive.">
      {({ entries }) => (
        <ol className="grid gap-4">
          {entries.map(({ title, fields }, place) => (
            // The list is read once and never changes.
            <li key={place} className="rounded-xl bg-muted p-4">
              <h3 className="mb-2 text-heading-xs">{title}</h3>
              <dl className="grid gap-2">
                {fields.map(({ label, text }) => (
                  <div key={label}>
                    <dt className="text-muted-foreground text-small">{label}</dt>
                    <dd className="whitespace-pre-wrap break-words">{text}</dd>
                  </div>
                ))}
              </dl>
            </li>
          ))}
        </ol>
      )}
    </QueryState>
  )
}
