import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { helpLines } from '#domain/chat/help-lines.ts'
import { formatTime } from '#domain/format-time.ts'
import { withFullStop } from '#domain/with-full-stop.ts'
import { Icon } from '#web/components/icon.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { mySupervisionCalls, type SupervisionCall } from '#web/features/supervision/queries.ts'
import { invoke } from '#web/lib/data/invoke.ts'
import type { Entrance } from '../../queries.ts'
import { IdentityRequest } from './identity-request.tsx'
import { SidePanel } from './side-panel.tsx'

const lines = [
  { ...helpLines.suicide, about: 'prévention du suicide' },
  { ...helpLines.text, about: 'par SMS, sans parler' },
  { ...helpLines.women, about: 'violences' },
  { ...helpLines.child, about: 'enfance en danger' },
]
const number = 'font-semibold underline underline-offset-4'

/** On the practitioner's side only: the patient sees and hears nothing of it. */
export function EmergencyPanel({ entrance, onClose }: { entrance: Entrance; onClose: () => void }) {
  const { appointmentId, names, supervisedBy } = entrance
  const [isAskingIdentity, setAskingIdentity] = useState(false)
  const queryClient = useQueryClient()
  const { data: calls = [] } = useQuery(mySupervisionCalls)
  const lastCall = calls.find((one) => one.appointment_id === appointmentId)
  const call = useMutation({
    mutationFn: () => invoke('call-supervision', { appointmentId, kind: 'urgent' }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: mySupervisionCalls.queryKey }),
  })
  return (
    <SidePanel
      title="Situation d’urgence"
      hint={
        <span className="flex items-center gap-2">
          <Icon name="eye-off" className="size-4.5" />
          Le patient ne voit pas ce panneau.
        </span>
      }
      onClose={onClose}
    >
      <ol className="grid gap-3">
        <Step n={1}>
          Restez en ligne. Demandez : <strong>êtes-vous en sécurité, seul·e, où ?</strong>
        </Step>
        <Step n={2}>
          Danger immédiat : appelez le{' '}
          <a href="tel:15" className={number}>
            15
          </a>{' '}
          ou le{' '}
          <a href="tel:112" className={number}>
            112
          </a>{' '}
          de votre téléphone.
        </Step>
      </ol>
      {entrance.practitionerTitle !== 'psychologue' && (
        <>
          <Button variant="sun" size="large" width="full" isBusy={call.isPending} onClick={() => call.mutate()}>
            <Icon name="phone" />
            {lastCall ? 'Rappeler' : 'Appeler ma supervision'}
          </Button>
          <output className="block text-small text-muted-foreground leading-snug">
            {lastCall
              ? answerSentence(lastCall, names.patient)
              : `${supervisedBy ?? 'Votre supervision'} reçoit une alerte et un SMS. ${names.patient} devra accepter sa présence.`}
          </output>
        </>
      )}
      <ul className="grid grid-cols-2 gap-2">
        {lines.map((line) => (
          <li key={line.number}>
            <a href={line.href} className="block h-full min-h-15 rounded-2xl bg-muted px-3.5 py-2 leading-tight">
              <span className="block font-semibold text-lg underline underline-offset-4">{line.number}</span>
              <span className="text-small text-muted-foreground">{line.about}</span>
            </a>
          </li>
        ))}
      </ul>
      <Button variant="outline" width="full" onClick={() => setAskingIdentity(true)}>
        <Icon name="key-round" />
        Demander l’identité
      </Button>
      <p className="text-small text-muted-foreground leading-snug">
        Avec un motif, et l’accord de la supervision : nom et téléphone pendant 60 minutes. {names.patient} le verra
        dans son journal d’accès.
      </p>
      <IdentityRequest appointmentId={appointmentId} isOpen={isAskingIdentity} onOpenChange={setAskingIdentity} />
    </SidePanel>
  )
}

function answerSentence(
  { answer, asked_at: askedAt, agreed_at: agreedAt, refused_at: refusedAt, supervisor_name: name }: SupervisionCall,
  patient: string,
): string {
  const supervisor = name ?? 'Votre supervision'
  if (answer === 'by_phone') return `${supervisor} vous appelle au téléphone.`
  if (answer === 'unavailable') return `${supervisor} ne peut pas répondre. Danger immédiat : appelez le 15 ou le 112.`
  if (refusedAt) return `${patient} préfère continuer sans ${supervisor}.`
  if (agreedAt) return `${supervisor} peut entrer : ${patient} est d’accord.`
  if (answer === 'coming') return `${supervisor} est là. Nous demandons son accord à ${withFullStop(patient)}`
  return `Nous avons prévenu ${supervisor}${askedAt ? ` à ${formatTime(new Date(askedAt))}` : ''}.`
}

function Step({ n, children }: { n: number; children: ReactNode }) {
  return (
    <li className="flex gap-3 leading-snug">
      <span aria-hidden="true" className="grid size-7 shrink-0 place-items-center rounded-full bg-secondary text-note">
        {n}
      </span>
      <span>{children}</span>
    </li>
  )
}
