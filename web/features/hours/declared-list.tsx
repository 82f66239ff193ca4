import { useMutation, useQueryClient } from '@tanstack/react-query'
import { formatDate } from '#domain/format.ts'
import { formatHours } from '#domain/hours/format-hours.ts'
import { hourKinds } from '#domain/hours/kinds.ts'
import { Badge } from '#web/components/ui/badge.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { invoke } from '#web/lib/data/invoke.ts'
import { hourTotals, type StageHours, stageHours } from './queries.ts'

const states = {
  waiting: { label: 'En attente', tone: 'warning' },
  confirmed: { label: 'Confirmées', tone: 'success' },
  refused: { label: 'Refusées', tone: 'error' },
} as const

/** Declared hours, with the supervisor's decision. */
export function DeclaredList({ hours }: { hours: readonly StageHours[] }) {
  const queryClient = useQueryClient()
  const takeBack = useMutation({
    mutationFn: (hoursId: string) => invoke('take-back-hours', { hoursId }),
    onSettled: () =>
      Promise.all([stageHours, hourTotals].map(({ queryKey }) => queryClient.invalidateQueries({ queryKey }))),
    meta: { notice: 'hours_taken_back' },
  })
  return (
    <ul className="grid divide-y">
      {hours.map(({ id, kind, day, minutes, description, state, decided_by_name: decidedBy, reason }) => (
        <li key={id} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
          <div className="min-w-0 flex-1 basis-56">
            <p className="font-semibold">
              {formatHours(minutes)}, {formatDate(day)}
            </p>
            <p className="break-words text-small text-muted-foreground">
              {hourKinds[kind]} : {description}
            </p>
            {state === 'refused' && (
              <p className="break-words text-small">
                {decidedBy} : {reason}
              </p>
            )}
          </div>
          <div className="flex flex-wrap items-center gap-2">
            <Badge tone={states[state].tone}>{states[state].label}</Badge>
            {state === 'waiting' && (
              <Button
                variant="ghost"
                isBusy={takeBack.isPending && takeBack.variables === id}
                onClick={() => takeBack.mutate(id)}
              >
                Retirer
                <span className="sr-only">
                  {' '}
                  {formatHours(minutes)} du {formatDate(day)}
                </span>
              </Button>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
