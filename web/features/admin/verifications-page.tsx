import { useQuery } from '@tanstack/react-query'
import { href, useSearchParams } from 'react-router'
import { formatFileSize } from '#domain/format.ts'
import { formatRecent } from '#domain/format-time.ts'
import { labelOf, studyYears } from '#domain/profile/choices.ts'
import { pageMeta } from '#web/app/page-meta.ts'
import { QueryState } from '#web/components/query-state.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Field } from '#web/components/ui/field.tsx'
import { Input } from '#web/components/ui/input.tsx'
import { PageTitle } from '#web/components/ui/page-title.tsx'
import { useNow } from '#web/lib/hooks/use-now.ts'
import { supervisorsQuery, type Verification, verificationsQuery } from './queries.ts'
import { VerificationFile } from './verification-file.tsx'

export function meta() {
  const path = href('/admin/verifications')
  return pageMeta({ title: 'Vérifications', description: 'Les justificatifs des étudiants.', path, index: false })
}

const tabs = [
  { state: 'waiting', label: 'En attente', empty: 'Aucun dossier en attente.' },
  { state: 'complement', label: 'Compléments', empty: 'Aucun complément.' },
  { state: 'renewal', label: 'À renouveler', empty: 'Aucun dossier à renouveler.' },
  { state: 'accepted', label: 'Validées', empty: 'Aucun dossier validé.' },
  { state: 'refused', label: 'Refusées', empty: 'Aucun dossier refusé.' },
] as const

const fileTypes: Record<string, string> = { 'application/pdf': 'PDF', 'image/jpeg': 'JPEG', 'image/png': 'PNG' }
const shortYears: Record<string, string> = { '3': 'L3', '4': 'M1', '5': 'M2', '6+': 'Doctorat' }

export default function VerificationsPage() {
  const verifications = useQuery(verificationsQuery)
  const supervisors = useQuery(supervisorsQuery)
  return (
    <>
      <PageTitle size="tool">Vérifications</PageTitle>
      <QueryState query={verifications} failure="Nous n’avons pas pu lire les dossiers.">
        {(all) => (
          <QueryState query={supervisors} failure="Nous n’avons pas pu lire les psychologues.">
            {(psychologists) => <Queue all={all} supervisors={psychologists} />}
          </QueryState>
        )}
      </QueryState>
    </>
  )
}

type QueueProps = { all: readonly Verification[]; supervisors: Parameters<typeof VerificationFile>[0]['supervisors'] }

function Queue({ all, supervisors }: QueueProps) {
  const [parameters, setParameters] = useSearchParams()
  const tab = tabs.find(({ state }) => state === parameters.get('etat')) ?? tabs[0]
  const words = parameters.get('q') ?? ''
  const listed = all.filter(
    ({ state, name }) => state === tab.state && name.toLocaleLowerCase('fr').includes(words.toLocaleLowerCase('fr')),
  )
  const chosen = listed.find(({ student_id: id }) => id === parameters.get('dossier'))
  // On a small screen: first the list, then the file as a page of its own.
  const shown = chosen ?? listed[0]
  const open = (change: Record<string, string | null>) =>
    setParameters((before) => {
      const next = new URLSearchParams(before)
      for (const [name, value] of Object.entries(change)) {
        if (value) next.set(name, value)
        else next.delete(name)
      }
      return next
    })
  return (
    <>
      <div className="grid items-end gap-4 lg:grid-cols-[minmax(0,1fr)_auto]">
        <nav aria-label="État des dossiers" className="flex flex-wrap gap-2">
          {tabs.map(({ state, label }) => {
            const count = all.filter((one) => one.state === state).length
            return (
              <button
                key={state}
                type="button"
                aria-current={state === tab.state ? 'true' : undefined}
                onClick={() => open({ etat: state, dossier: null })}
                className="min-h-10 rounded-full bg-secondary px-4 font-semibold text-secondary-foreground text-small hover:bg-accent aria-[current=true]:bg-primary aria-[current=true]:text-primary-foreground"
              >
                {label} {state !== 'accepted' && state !== 'refused' && count > 0 && count}
              </button>
            )
          })}
        </nav>
        <Field id="verification-search" label="Rechercher un nom">
          {(wiring) => (
            <Input {...wiring} type="search" value={words} onChange={(event) => open({ q: event.target.value })} />
          )}
        </Field>
      </div>
      {shown ? (
        <div className="grid items-start gap-5 xl:grid-cols-[256px_minmax(0,1fr)]">
          <nav aria-label="Dossiers" className={chosen ? 'hidden xl:block' : ''}>
            <p className="rounded-t-2xl border border-b-0 bg-card px-4 py-3 text-note text-muted-foreground">
              Les plus anciens d’abord
            </p>
            <ul className="overflow-hidden rounded-b-2xl border bg-card">
              {listed.map((one) => (
                <QueueItem
                  key={one.student_id}
                  file={one}
                  isShown={one === shown}
                  onOpen={() => open({ dossier: one.student_id })}
                />
              ))}
            </ul>
          </nav>
          <div className={chosen ? 'grid gap-3' : 'hidden xl:block'}>
            {chosen && (
              <span className="xl:hidden">
                <Button variant="ghost" onClick={() => open({ dossier: null })}>
                  Retour à la liste
                </Button>
              </span>
            )}
            <VerificationFile
              key={`${shown.student_id} ${shown.object_id} ${shown.state}`}
              file={shown}
              supervisors={supervisors}
              takesFocus={chosen !== undefined}
              onDecided={() => {
                const next = listed.find(({ student_id: id }) => id !== shown.student_id)
                open({ dossier: next?.student_id ?? null })
              }}
            />
          </div>
        </div>
      ) : (
        <p className="rounded-2xl border bg-card p-6 text-muted-foreground">{tab.empty}</p>
      )}
    </>
  )
}

function QueueItem({ file, isShown, onOpen }: { file: Verification; isShown: boolean; onOpen: () => void }) {
  const now = useNow(60)
  const year = file.study_year && (shortYears[file.study_year] ?? labelOf(studyYears, file.study_year))
  return (
    <li className="border-b last:border-b-0">
      <button
        type="button"
        onClick={onOpen}
        aria-current={isShown ? 'true' : undefined}
        className="grid w-full gap-1 border-transparent border-l-3 px-4 py-3 text-left hover:bg-secondary aria-[current=true]:border-primary aria-[current=true]:bg-secondary"
      >
        <span className="flex justify-between gap-2">
          <span className="break-words font-semibold">{file.name || 'Sans nom'}</span>
          <span className="shrink-0 text-note">
            {file.received_at && formatRecent(new Date(file.received_at), now)}
          </span>
        </span>
        <span className="flex justify-between gap-2 text-note text-muted-foreground">
          <span>{[year, file.university].filter(Boolean).join(' · ')}</span>
          {file.mimetype && (
            <span className="shrink-0">
              {fileTypes[file.mimetype]} {formatFileSize(file.size ?? 0)}
            </span>
          )}
        </span>
      </button>
    </li>
  )
}
