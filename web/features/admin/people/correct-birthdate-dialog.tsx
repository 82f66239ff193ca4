import { useState } from 'react'
import { errorMessage } from '#domain/messages.ts'
import { plausibleBirthdate } from '#domain/profile/birthdate.ts'
import { DateInput } from '#web/components/form/date-input.tsx'
import { Checkbox } from '#web/components/ui/checkbox.tsx'
import { Field } from '#web/components/ui/field.tsx'
import { invoke } from '#web/lib/data/invoke.ts'
import { ActDialog } from '../act-dialog.tsx'

type CorrectBirthdateDialogProps = { personId: string; title: string; onClose: () => void; onDone: () => void }

/** For somebody whose locked birthdate is a typing error. */
export function CorrectBirthdateDialog({ personId, title, onClose, onDone }: CorrectBirthdateDialogProps) {
  const [birthdate, setBirthdate] = useState('')
  const [isProofSeen, setProofSeen] = useState(false)
  const [wasChecked, setChecked] = useState(false)
  const isDateGood = plausibleBirthdate.safeParse(birthdate).success
  return (
    <ActDialog
      id="birthdate"
      title={title}
      description="La personne est prévenue par e-mail. Avant l’âge requis, ce qu’elle a payé sans l’accord d’un parent est arrêté et remboursé."
      confirmLabel="Corriger la date"
      notice="birthdate_corrected"
      check={() => {
        setChecked(true)
        return isDateGood && isProofSeen
      }}
      run={(reason) => invoke('correct-birthdate', { personId, birthdate, isProofSeen: true, reason })}
      onClose={onClose}
      onDone={onDone}
    >
      <Field
        id="birthdate-date"
        label="Date de naissance exacte"
        need="required"
        error={wasChecked && !isDateGood ? errorMessage('birthdate_implausible') : undefined}
      >
        {(wiring) => <DateInput {...wiring} value={birthdate} onValueChange={setBirthdate} />}
      </Field>
      <Checkbox
        id="birthdate-proof"
        checked={isProofSeen}
        onCheckedChange={setProofSeen}
        need="required"
        error={wasChecked && !isProofSeen ? errorMessage('birthdate_proof_missing') : undefined}
      >
        J’ai vu un justificatif d’identité avec cette date, et je n’en garde pas de copie.
      </Checkbox>
    </ActDialog>
  )
}
