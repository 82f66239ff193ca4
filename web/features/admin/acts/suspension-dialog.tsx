import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { suspensionOf, TWO_PEOPLE } from '#domain/admin/act-consequences.ts'
import type { SuspensionEffects } from '#domain/admin/functions.ts'
import { formatCount, formatPrice } from '#domain/format.ts'
import { Checkbox } from '#web/components/ui/checkbox.tsx'
import { invoke } from '#web/lib/data/invoke.ts'
import { ActDialog } from '../act-dialog.tsx'

export interface SuspensionDialogProps {
  title: string
  person: { id: string; name: string }
  onClose: () => void
  onDone: () => void
}

/** Says first how many appointments it ends and how much goes back; many of them need a second person, except in danger. */
export function SuspensionDialog({ title, person, onClose, onDone }: SuspensionDialogProps) {
  const [isDanger, setDanger] = useState(false)
  const effects = useQuery({
    queryKey: ['admin', 'suspension-effects', person.id],
    queryFn: () => invoke('suspension-effects', { personId: person.id }),
    gcTime: 0,
  })
  const isAsked = effects.data?.needsTwo === true && !isDanger
  return (
    <ActDialog
      id="suspension"
      title={`${title} : ${person.name}`}
      description={describe(effects.data, effects.isError)}
      confirmLabel={isAsked ? 'Demander' : 'Suspendre'}
      isDestructive={!isAsked}
      notice={isAsked ? 'act_requested' : 'practitioner_suspended'}
      // Until the numbers are there; without them, the server still refuses what needs two.
      check={() => !effects.isPending}
      run={(reason): Promise<unknown> =>
        isAsked
          ? invoke('request-act', { act: 'suspend-with-approval', input: { personId: person.id, reason }, reason })
          : invoke('suspend-practitioner', { personId: person.id, reason, isDanger })
      }
      onClose={onClose}
      onDone={onDone}
    >
      {(effects.data?.needsTwo || effects.isError) && (
        <>
          {isAsked && <p>{TWO_PEOPLE}</p>}
          <Checkbox id="suspension-danger" checked={isDanger} onCheckedChange={setDanger}>
            Quelqu’un est en danger : suspendre tout de suite, sans attendre une deuxième personne.
          </Checkbox>
        </>
      )}
    </ActDialog>
  )
}

function describe(effects: SuspensionEffects | undefined, isUnread: boolean): string {
  if (!effects) return isUnread ? 'Nous n’avons pas pu compter ses rendez-vous.' : 'Nous comptons ses rendez-vous…'
  const { appointments, refundCents, userType } = effects
  const first =
    appointments > 0
      ? `${formatCount(appointments, 'rendez-vous', 'rendez-vous')}, ${formatPrice(refundCents)} remboursés.`
      : 'Aucun rendez-vous à venir.'
  return `${first} ${suspensionOf(userType)} La raison lui est envoyée par e-mail.`
}
