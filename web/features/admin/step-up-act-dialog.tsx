import { beforeRequesting } from '#domain/admin/act-consequences.ts'
import type { ActName } from '#domain/admin/acts.ts'
import { invoke } from '#web/lib/data/invoke.ts'
import { ActDialog } from './act-dialog.tsx'
import { SuspensionDialog, type SuspensionDialogProps } from './acts/suspension-dialog.tsx'

interface StepUpActDialogProps extends SuspensionDialogProps {
  act: ActName | 'suspend'
}

/** Suspends a person, or requests an act that a second administrator must approve. */
export function StepUpActDialog({ act, ...props }: StepUpActDialogProps) {
  const { title, person, onClose, onDone } = props
  if (act === 'suspend') return <SuspensionDialog {...props} />
  return (
    <ActDialog
      id="grave"
      title={`${title} : ${person.name}`}
      description={beforeRequesting(act)}
      confirmLabel="Demander"
      notice="act_requested"
      run={(reason) => invoke('request-act', { act, input: { personId: person.id }, reason })}
      onClose={onClose}
      onDone={onDone}
    />
  )
}
