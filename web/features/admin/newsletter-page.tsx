import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { href } from 'react-router'
import { beforeRequesting } from '#domain/admin/act-consequences.ts'
import { formatCount } from '#domain/format.ts'
import { formatDateTime } from '#domain/format-time.ts'
import { pageMeta } from '#web/app/page-meta.ts'
import { QueryState } from '#web/components/query-state.tsx'
import { ReauthenticationForm } from '#web/components/reauthentication-form.tsx'
import { Badge } from '#web/components/ui/badge.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { PageTitle } from '#web/components/ui/page-title.tsx'
import { invoke } from '#web/lib/data/invoke.ts'
import { NewsletterForm } from './newsletter-form.tsx'
import { type NewsletterRow, newsletterAudienceQuery, newslettersQuery } from './queries.ts'
import { useStepUpAct } from './use-step-up-act.ts'

export function meta() {
  const path = href('/admin/lettre')
  return pageMeta({
    title: 'Lettre d’information',
    description: 'Écrire, essayer, envoyer à deux.',
    path,
    index: false,
  })
}

export default function NewsletterPage() {
  const letters = useQuery(newslettersQuery)
  const audience = useQuery(newsletterAudienceQuery)
  const [written, setWritten] = useState<NewsletterRow | 'new'>()
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <header>
          <PageTitle size="tool">Lettre d’information</PageTitle>
          <p className="text-muted-foreground text-small">
            {audience.data && formatCount(audience.data.confirmed, 'adresse confirmée', 'adresses confirmées')}
          </p>
        </header>
        {!written && (
          <Button variant="outline" onClick={() => setWritten('new')}>
            Écrire une lettre…
          </Button>
        )}
      </div>
      {written && (
        <NewsletterForm
          key={written === 'new' ? 'new' : written.id}
          letter={written === 'new' ? null : written}
          onClose={() => setWritten(undefined)}
        />
      )}
      <QueryState query={letters} failure="Nous n’avons pas pu lire les lettres.">
        {(all) => (
          <>
            <Card title="Brouillons">
              {all.every(({ sent_at: sent }) => sent !== null) && (
                <p className="text-muted-foreground">Aucun brouillon.</p>
              )}
              <ul className="divide-y">
                {all.map(
                  (letter) =>
                    letter.sent_at === null && (
                      <Draft key={letter.id} letter={letter} onChange={() => setWritten(letter)} />
                    ),
                )}
              </ul>
            </Card>
            <Card title="Envoyées">
              {all.every(({ sent_at: sent }) => sent === null) && (
                <p className="text-muted-foreground">Aucune lettre envoyée.</p>
              )}
              <ul className="divide-y">
                {all.map((letter) => letter.sent_at !== null && <Sent key={letter.id} letter={letter} />)}
              </ul>
            </Card>
          </>
        )}
      </QueryState>
    </>
  )
}

function Draft({ letter, onChange }: { letter: NewsletterRow; onChange: () => void }) {
  const queries = useQueryClient()
  const grave = useStepUpAct()
  const test = useMutation({
    mutationFn: () => invoke('test-newsletter', { newsletterId: letter.id }),
    meta: { notice: 'newsletter_tested' },
  })
  const send = useMutation({
    mutationFn: () => invoke('request-newsletter', { newsletterId: letter.id }),
    meta: { notice: 'act_requested', showsItsErrors: grave.isProofNeeded },
    onSuccess: () => queries.invalidateQueries({ queryKey: ['admin'] }),
    onError: grave.onError,
  })
  return (
    <li className="grid gap-3 py-4">
      <div className="flex flex-wrap items-start gap-3">
        <div className="min-w-0 flex-1 basis-48">
          <p className="break-words font-semibold">{letter.subject}</p>
          <p className="text-muted-foreground text-small">
            Modifiée le {formatDateTime(new Date(letter.updated_at))}
            {letter.written_by_name && `, par ${letter.written_by_name}`}
          </p>
        </div>
        {letter.is_waiting && <Badge tone="info">Attend une autre personne</Badge>}
      </div>
      {grave.needsProof ? (
        <ReauthenticationForm
          id={`send-${letter.id}`}
          onProved={() => {
            grave.proved()
            send.mutate()
          }}
        />
      ) : (
        <>
          {!letter.is_waiting && (
            <p className="text-muted-foreground text-small">{beforeRequesting('send-newsletter')}</p>
          )}
          <div className="flex flex-wrap gap-3">
            <Button variant="outline" isBusy={test.isPending} onClick={() => test.mutate()}>
              M’envoyer un essai
            </Button>
            {!letter.is_waiting && (
              <>
                <Button variant="outline" onClick={onChange}>
                  Modifier
                </Button>
                <Button isBusy={send.isPending} onClick={() => send.mutate()}>
                  Demander l’envoi
                </Button>
              </>
            )}
          </div>
        </>
      )}
    </li>
  )
}

function Sent({ letter }: { letter: NewsletterRow }) {
  return (
    <li className="flex flex-wrap items-start gap-3 py-3">
      <div className="min-w-0 flex-1 basis-48">
        <p className="break-words font-semibold">{letter.subject}</p>
        <p className="text-muted-foreground text-small">
          {letter.sent_at && `Le ${formatDateTime(new Date(letter.sent_at))}, à `}
          {formatCount(letter.recipients, 'personne', 'personnes')}
        </p>
      </div>
      <Badge tone={letter.finished_at ? 'success' : 'info'}>{letter.finished_at ? 'Partie' : 'En route'}</Badge>
    </li>
  )
}
