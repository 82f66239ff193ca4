import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { formatDateTime } from '#domain/format-time.ts'
import type { OpenSession } from '#domain/functions.ts'
import { Icon } from '#web/components/icon.tsx'
import { QueryState } from '#web/components/query-state.tsx'
import { Badge } from '#web/components/ui/badge.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { client } from '#web/lib/client.ts'
import { invoke } from '#web/lib/data/invoke.ts'
import { sessionsQuery } from './queries.ts'

/** Active sessions, each with a button to end it. */
export function SessionList() {
  const queryClient = useQueryClient()
  const sessions = useQuery(sessionsQuery)
  const refresh = () => queryClient.invalidateQueries(sessionsQuery)
  const end = useMutation({
    mutationFn: (sessionId: string) => invoke('end-session', { sessionId }),
    meta: { notice: 'session_ended' },
    onSuccess: refresh,
  })
  const endOthers = useMutation({
    mutationFn: async () => {
      const { error } = await (await client()).auth.signOut({ scope: 'others' })
      if (error) throw error
    },
    meta: { notice: 'other_sessions_ended' },
    onSuccess: refresh,
  })

  return (
    <div className="grid gap-3">
      <h3 className="text-heading-xs">Sessions ouvertes</h3>
      <QueryState query={sessions} failure="Nous n’avons pas pu lire vos sessions.">
        {(open) => (
          <ul className="grid gap-3">
            {open.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                isBusy={end.isPending}
                onEnd={() => end.mutate(session.id)}
              />
            ))}
          </ul>
        )}
      </QueryState>
      {sessions.data && sessions.data.length > 1 && (
        <div>
          <Button variant="outline" isBusy={endOthers.isPending} onClick={() => endOthers.mutate()}>
            Terminer toutes les autres sessions
          </Button>
        </div>
      )}
    </div>
  )
}

type SessionRowProps = { session: OpenSession; isBusy: boolean; onEnd: () => void }

function SessionRow({ session, isBusy, onEnd }: SessionRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-xl border p-4">
      <Icon name="monitor" className="size-5 text-muted-foreground" />
      <p className="min-w-56 flex-1 text-small">
        <span className="block font-semibold">{session.device ?? 'Appareil inconnu'}</span>
        <span className="block text-muted-foreground">Ouverte le {formatDateTime(new Date(session.startedAt))}</span>
        <span className="block text-muted-foreground">Se termine le {formatDateTime(new Date(session.endsAt))}</span>
      </p>
      {session.isCurrent ? (
        <Badge tone="success">Cet appareil</Badge>
      ) : (
        <Button variant="outline" aria-disabled={isBusy} onClick={onEnd}>
          Terminer cette session
        </Button>
      )}
    </li>
  )
}
