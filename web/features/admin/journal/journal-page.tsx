import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { href, useOutletContext } from 'react-router'
import { fileNumber } from '#domain/admin/file-number.ts'
import { formatDateTime } from '#domain/format-time.ts'
import { pageMeta } from '#web/app/page-meta.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { PageTitle } from '#web/components/ui/page-title.tsx'
import { PagedList } from '../paged-list.tsx'
import type { AuditRow, Overview } from '../queries.ts'
import { sealedSentence } from '../sealed-sentence.ts'
import { labelOfAct } from './act-labels.ts'
import { JournalFilters, useJournalFilter } from './journal-filters.tsx'
import { JournalPerson } from './journal-person.tsx'
import { journalQuery } from './journal-query.ts'

export function meta() {
  const path = href('/admin/journal')
  return pageMeta({ title: 'Journal d’audit', description: 'Ce que l’administration a fait.', path, index: false })
}

export default function JournalPage() {
  const overview = useOutletContext<Overview>()
  const { filter, put, clear } = useJournalFilter()
  const entries = useInfiniteQuery({ ...journalQuery(filter), placeholderData: keepPreviousData })
  const isFiltered = Object.values(filter).some(Boolean)
  return (
    <>
      <header>
        <PageTitle size="tool">Journal d’audit</PageTitle>
        <p className="text-muted-foreground text-small">{sealedSentence(overview)}</p>
      </header>
      <Card>
        <div className="grid gap-5">
          <JournalFilters filter={filter} put={put} />
          <JournalPerson personId={filter.person} onChoose={(id) => put('personne', id)} />
          {isFiltered && (
            <div>
              <Button variant="ghost" onClick={clear}>
                Effacer les critères
              </Button>
            </div>
          )}
        </div>
      </Card>
      <PagedList
        query={entries}
        failure="Nous n’avons pas pu lire le journal."
        empty={isFiltered ? 'Aucune entrée pour ces critères.' : 'Aucune entrée.'}
      >
        {(row) => <Entry key={row.n} row={row} />}
      </PagedList>
    </>
  )
}

function Entry({ row }: { row: AuditRow }) {
  const about = subjectOf(row)
  const reason = reasonOf(row)
  return (
    <li className="grid gap-0.5 py-3 md:grid-cols-[4rem_minmax(0,1fr)_auto] md:gap-4">
      <span className="text-muted-foreground text-small">n° {row.n}</span>
      <span className="min-w-0">
        <span className="font-semibold">{labelOfAct(row.act)}</span>
        <span className="block break-words text-muted-foreground text-small">
          {row.actor_name || (row.actor_id ? 'Compte effacé' : 'Automatique')}
          {about && ` · ${about}`}
        </span>
        {reason && <span className="block break-words text-small">« {reason} »</span>}
      </span>
      <time dateTime={row.occurred_at} className="text-small">
        {formatDateTime(new Date(row.occurred_at))}
      </time>
    </li>
  )
}

/** Ids are shown as file numbers; the subject of a refusal is the refused act. */
function subjectOf({ act, about }: AuditRow): string | null {
  if (!about) return null
  if (act === 'refused') return labelOfAct(about)
  return /^[\da-f-]{36}$/.test(about) ? `dossier ${fileNumber(about)}` : about
}

function reasonOf({ detail }: AuditRow): string | undefined {
  const isObject = typeof detail === 'object' && detail !== null && !Array.isArray(detail)
  return isObject && typeof detail.reason === 'string' ? detail.reason : undefined
}
