import type { ActName } from '#domain/admin/acts.ts'
import { invoke } from '#web/lib/data/invoke.ts'
import { ActDialog } from './act-dialog.tsx'

type GraveActDialogProps = {
  act: ActName | 'suspend'
  title: string
  person: { id: string; name: string }
  onClose: () => void
  onDone: () => void
}

/** A suspension, or the request of an act for two. */
export function GraveActDialog({ act, title, person, onClose, onDone }: GraveActDialogProps) {
  const isSuspension = act === 'suspend'
  return (
    <ActDialog
      id="grave"
      title={`${title} : ${person.name}`}
      description={
        isSuspension
          ? 'Ses disponibilités disparaissent tout de suite ; ses rendez-vous à venir sont annulés et remboursés. La raison lui est envoyée.'
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
