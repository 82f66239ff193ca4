import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { href } from 'react-router'
import { ago } from '#domain/supervision/alert-words.ts'
import { Icon } from '#web/components/icon.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { buttonLook } from '#web/components/ui/button-look.ts'
import type { IconName } from '#web/icons/icon-names.ts'
import { invoke } from '#web/lib/data/invoke.ts'
import { type IdentityRequest, identityRequests, mySupervisionCalls, type SupervisionCall } from './queries.ts'
import { AnswerCall, type CallAnswer } from './shared/answer-call.tsx'

/** A student in a consultation calls. Once answered with « Demander à entrer », the row leads into the room. */
export function CallRow({ call, now }: { call: SupervisionCall; now: Date }) {
  const { student_name: name, kind, asked_at: askedAt, answer } = call
  const queryClient = useQueryClient()
  const room = href('/session/:id', { id: call.appointment_id })
  function goOn(given: CallAnswer) {
    if (given === 'coming') window.location.assign(room)
    else void queryClient.invalidateQueries({ queryKey: mySupervisionCalls.queryKey })
  }
  return (
    <RequestRow
      icon="life-buoy"
      title={kind === 'urgent' ? `Situation d’urgence : ${name} vous appelle` : `${name} vous demande un avis`}
      details={['En séance', askedAt && ago(new Date(askedAt), now)]}
      actions={
        answer === 'coming' ? (
          <a href={room} className={buttonLook({})}>
            Ouvrir la salle
          </a>
        ) : (
          <AnswerCall call={call} onAnswered={goOn} />
        )
      }
    />
  )
}

/** A student fears a danger and asks for the patient's name and phone. */
export function IdentityRow({ request, now }: { request: IdentityRequest; now: Date }) {
  const queryClient = useQueryClient()
  const answer = useMutation({
    mutationFn: (agrees: boolean) => invoke('agree-to-identity', { openingId: request.id, agrees }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: identityRequests.queryKey }),
  })
  const isGiving = (agrees: boolean) => answer.isPending && answer.variables === agrees
  return (
    <RequestRow
      icon="key-round"
      title={`${request.studentName} demande l’identité de la personne reçue`}
      details={[ago(request.askedAt, now), `motif : « ${request.reason} »`]}
      note="Avec votre accord : nom et téléphone pendant 60 minutes. La personne le verra dans son journal d’accès."
      actions={
        <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:flex-col">
          <Button isBusy={isGiving(true)} onClick={() => answer.mutate(true)}>
            Donner mon accord
          </Button>
          <Button variant="outline" isBusy={isGiving(false)} onClick={() => answer.mutate(false)}>
            Refuser
          </Button>
        </div>
      }
    />
  )
}

type RequestRowProps = {
  icon: IconName
  title: string
  details: readonly (string | null)[]
  note?: string
  actions: ReactNode
}

function RequestRow({ icon, title, details, note, actions }: RequestRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4 first:pt-2 last:pb-0">
      <span className="grid size-11 shrink-0 place-items-center rounded-xl bg-sun text-sun-foreground">
        <Icon name={icon} className="size-5" />
      </span>
      <div className="min-w-48 flex-1">
        <p className="font-semibold">{title}</p>
        <p className="break-words text-muted-foreground text-small">{details.filter(Boolean).join(' · ')}</p>
        {note && <p className="text-muted-foreground text-small">{note}</p>}
      </div>
      {actions}
    </li>
  )
}
