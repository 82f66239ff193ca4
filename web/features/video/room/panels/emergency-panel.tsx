import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { helpLines } from '#domain/chat/help-lines.ts'
import { formatTime } from '#domain/format-time.ts'
import { Icon } from '#web/components/icon.tsx'
import { Button } from '#web/components/ui/button.tsx'
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
  const call = useMutation({
    mutationFn: async () => ({
      ...(await invoke('call-supervision', { appointmentId, kind: 'urgent' })),
      at: new Date(),
    }),
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
            {call.data ? 'Rappeler' : 'Appeler ma supervision'}
          </Button>
          <output className="block text-[15px] text-muted-foreground leading-snug">
            {call.data
              ? `Nous avons prévenu ${call.data.supervisorName} à ${formatTime(call.data.at)}`
              : `${supervisedBy ?? 'Votre supervision'} reçoit une alerte et un SMS. ${names.patient} devra accepter sa présence.`}
          </output>
        </>
      )}
      <ul className="grid grid-cols-2 gap-2">
        {lines.map((line) => (
          <li key={line.number}>
            <a href={line.href} className="block h-full min-h-15 rounded-2xl bg-muted px-3.5 py-2 leading-tight">
              <span className="block font-semibold text-[18px] underline underline-offset-4">{line.number}</span>
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

function Step({ n, children }: { n: number; children: ReactNode }) {
  return (
    <li className="flex gap-3 leading-snug">
      <span
        aria-hidden="true"
        className="grid size-7 shrink-0 place-items-center rounded-full bg-secondary text-[14px]"
      >
        {n}
      </span>
      <span>{children}</span>
    </li>
  )
}
