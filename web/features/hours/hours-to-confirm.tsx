import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDate } from '#domain/format.ts'
import { formatHours } from '#domain/hours/format-hours.ts'
import { hourKinds } from '#domain/hours/kinds.ts'
import { QueryState } from '#web/components/query-state.tsx'
import { ReasonDialog } from '#web/components/reason-dialog.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { invoke } from '#web/lib/data/invoke.ts'
import { hoursToConfirm, hourTotals, type SupervisedHours } from './queries.ts'

/** Hours declared by the reader's students: confirmed with one click, refused with a reason. */
export function HoursToConfirm() {
  const waiting = useQuery(hoursToConfirm)
  return (
    <Card title="Heures à confirmer">
      <QueryState query={waiting} failure="Nous n’avons pas pu lire les heures à confirmer.">
        {(all) =>
          all.length === 0 ? (
            <p className="text-muted-foreground">Aucune heure à confirmer.</p>
          ) : (
            <ul className="grid divide-y">
              {all.map((hours) => (
                <Item key={hours.id} hours={hours} />
              ))}
            </ul>
          )
        }
      </QueryState>
    </Card>
  )
}

function Item({ hours }: { hours: SupervisedHours }) {
  const { id: hoursId, student_name: name, kind, day, minutes, description } = hours
  const queryClient = useQueryClient()
  const [isRefusing, setRefusing] = useState(false)
  const onSuccess = () =>
    Promise.all([hoursToConfirm, hourTotals].map(({ queryKey }) => queryClient.invalidateQueries({ queryKey })))
  const confirm = useMutation({
    mutationFn: () => invoke('confirm-hours', { hoursId, isConfirmed: true, reason: '' }),
    onSuccess,
    meta: { notice: 'hours_confirmed' },
  })
  const refuse = useMutation({
    mutationFn: (reason: string) => invoke('confirm-hours', { hoursId, isConfirmed: false, reason }),
    onSuccess,
    meta: { showsItsErrors: true, notice: 'hours_refused' },
  })
  const which = `${formatHours(minutes)} de ${name}, ${formatDate(day)}`
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-semibold">
          {name} · {formatHours(minutes)}, {formatDate(day)}
        </p>
        <p className="break-words text-small text-muted-foreground">
          {hourKinds[kind]} : {description}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" isBusy={confirm.isPending} onClick={() => confirm.mutate()}>
          Confirmer<span className="sr-only"> {which}</span>
        </Button>
        <Button variant="outline" onClick={() => setRefusing(true)}>
          Refuser…<span className="sr-only"> {which}</span>
        </Button>
      </div>
      <ReasonDialog
        id={`refuse-${hoursId}`}
        isOpen={isRefusing}
        onOpenChange={setRefusing}
        title="Refuser ces heures ?"
        description={`${which}. ${name} lira votre explication.`}
        label="Votre explication"
        confirmLabel="Refuser"
        act={refuse}
      />
    </li>
  )
}
