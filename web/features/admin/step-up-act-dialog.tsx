import type { ActName } from '#domain/admin/acts.ts'
import { ARCHIVE_OPEN_DAYS } from '#domain/constants.ts'
import { formatCount } from '#domain/format.ts'
import { invoke } from '#web/lib/data/invoke.ts'
import { ActDialog } from './act-dialog.tsx'

const ARCHIVE = `Une autre personne de l’administration doit approuver dans les 24 heures. Une personne référente lira alors l’archive pendant ${formatCount(ARCHIVE_OPEN_DAYS, 'jour', 'jours')} ; l’administration n’en voit rien. La personne le verra dans son journal d’accès.`

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
      description={
        isSuspension
          ? 'Ses disponibilités disparaissent tout de suite ; ses rendez-vous à venir sont annulés et remboursés. La raison lui est envoyée.'
          : act === 'open-archive'
            ? ARCHIVE
            : 'Une autre personne de l’administration doit approuver dans les 24 heures.'
      }
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
