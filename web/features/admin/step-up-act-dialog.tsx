import { beforeRequesting, SUSPENSION } from '#domain/admin/act-consequences.ts'
import type { ActName } from '#domain/admin/acts.ts'
import { invoke } from '#web/lib/data/invoke.ts'
import { ActDialog } from './act-dialog.tsx'

type StepUpActDialogProps = {
  act: ActName | 'suspend'
  title: string
  person: { id: string; name: string }
  onClose: () => void
  onDone: () => void
}

/** Suspends a person, or requests an act that a second administrator must approve. */
export function StepUpActDialog({ act, title, person, onClose, onDone }: StepUpActDialogProps) {
  const isSuspension = act === 'suspend'
  return (
    <ActDialog
      id="grave"
      title={`${title} : ${person.name}`}
      description={isSuspension ? `${SUSPENSION} La raison lui est envoyée par e-mail.` : beforeRequesting(act)}
      confirmLabel={isSuspension ? 'Suspendre' : 'Demander'}
      isDestructive={isSuspension}
      notice={isSuspension ? 'practitioner_suspended' : 'act_requested'}
      run={(reason): Promise<unknown> =>
        isSuspension
          ? invoke('suspend-practitioner', { personId: person.id, reason })
          : invoke('request-act', { act, input: { personId: person.id }, reason })
      }
      onClose={onClose}
      onDone={onDone}
    />
  )
}
