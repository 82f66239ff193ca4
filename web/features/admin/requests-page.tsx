import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { href } from 'react-router'
import { actConsequences } from '#domain/admin/act-consequences.ts'
import { formatDateTime, formatNearDateTime } from '#domain/format-time.ts'
import { errorMessage } from '#domain/messages.ts'
import { pageMeta } from '#web/app/page-meta.ts'
import { QueryState } from '#web/components/query-state.tsx'
import { ReauthenticationForm } from '#web/components/reauthentication-form.tsx'
import { Badge } from '#web/components/ui/badge.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { PageTitle } from '#web/components/ui/page-title.tsx'
import { useAuthState } from '#web/lib/auth/auth-state.ts'
import { invoke } from '#web/lib/data/invoke.ts'
import { useNow } from '#web/lib/hooks/use-now.ts'
import { type ActRequest, requestsQuery } from './queries.ts'
import { useStepUpAct } from './use-step-up-act.ts'

export function meta() {
  const path = href('/admin/demandes')
  return pageMeta({
    title: 'Demandes à deux',
    description: 'Une personne demande, l’autre décide.',
    path,
    index: false,
  })
}

const decisions = {
  approved: 'Approuvée',
  refused: 'Refusée',
  expired: 'Éteinte',
  waited: 'Exécutée après 24 h',
} as const

export default function RequestsPage() {
  const requests = useQuery(requestsQuery)
  return (
    <>
      <PageTitle size="tool">Demandes à deux</PageTitle>
      <QueryState query={requests} failure="Nous n’avons pas pu lire les demandes.">
        {(all) => {
          const open = all.filter(({ decision }) => decision === null)
          return (
            <>
              <Card title="À décider">
                {open.length === 0 && <p className="text-muted-foreground">Aucune demande.</p>}
                <ul className="divide-y">
                  {open.map((request) => (
                    <OpenRequest key={request.id} request={request} />
                  ))}
                </ul>
              </Card>
              {open.length < all.length && (
                <Card title="Décidées">
                  <ul className="divide-y">
                    {all.map(
                      (request) =>
                        request.decision && (
                          <li key={request.id} className="flex flex-wrap items-center gap-3 py-3">
                            <div className="min-w-0 flex-1 basis-48">
                              <p>{request.sentence}</p>
                              <p className="text-muted-foreground text-small">
                                {request.decided_at && formatDateTime(new Date(request.decided_at))}
                                {request.decided_by_name && `, par ${request.decided_by_name}`}
                              </p>
                            </div>
                            <Badge>{decisions[request.decision]}</Badge>
                          </li>
                        ),
                    )}
                  </ul>
                </Card>
              )}
            </>
          )
        }}
      </QueryState>
    </>
  )
}

function OpenRequest({ request }: { request: ActRequest }) {
  const auth = useAuthState()
  const now = useNow(60)
  const queries = useQueryClient()
  const grave = useStepUpAct()
  const decide = useMutation({
    mutationFn: (decision: 'approved' | 'refused') => invoke('decide-act', { requestId: request.id, decision }),
    meta: { notice: 'act_decided', showsItsErrors: grave.isProofNeeded },
    onSuccess: () => queries.invalidateQueries({ queryKey: ['admin'] }),
    onError: grave.onError,
  })
  const isOwn = auth.status === 'signed-in' && auth.user.id === request.requested_by
  const until = formatNearDateTime(new Date(request.expires_at), now)
  return (
    <li className="grid gap-2 py-4">
      <p className="font-semibold">{request.sentence}</p>
      <p>« {request.reason} »</p>
      <p className="text-small">{actConsequences[request.act]}</p>
      <p className="text-muted-foreground text-small">
        Demandée par {request.requested_by_name}, jusqu’à {until}
      </p>
      {grave.needsProof ? (
        <ReauthenticationForm
          id={`decide-${request.id}`}
          onProved={() => {
            grave.proved()
            if (decide.variables) decide.mutate(decide.variables)
          }}
        />
      ) : (
        <div className="flex flex-wrap items-center gap-3">
          {isOwn ? (
            <>
              <p className="text-small">
                {request.runs_alone
                  ? `Vous êtes seul·e à administrer : sans retrait, elle s’exécute ${until}.`
                  : errorMessage('act_needs_another')}
              </p>
              <Button variant="ghost" isBusy={decide.isPending} onClick={() => decide.mutate('refused')}>
                Retirer ma demande
              </Button>
            </>
          ) : (
            <>
              <Button isBusy={decide.isPending} onClick={() => decide.mutate('approved')}>
                Approuver
              </Button>
              <Button variant="outline" isBusy={decide.isPending} onClick={() => decide.mutate('refused')}>
                Refuser
              </Button>
            </>
          )}
        </div>
      )}
    </li>
  )
}
