import { useEffect, useRef, useState } from 'react'
import { formatDateTime } from '#domain/format-time.ts'
import { BottomSheet } from '#web/components/ui/bottom-sheet.tsx'
import { Button } from '#web/components/ui/button.tsx'
import type { Appointment } from '#web/features/booking/queries.ts'
import { CompanionLink } from '#web/features/video/shared/companion-link.tsx'
import { namedParty } from '../appointment-party.ts'
import { LeaveStep } from './leave-step.tsx'
import { ManageActs, type ManageStep } from './manage-acts.tsx'

const titles: Record<ManageStep, string> = {
  acts: 'Gérer ce rendez-vous',
  cancel: 'Annuler ce rendez-vous ?',
  withdraw: 'Renoncer au contrat ?',
  invite: 'Inviter la personne qui vient avec vous',
}

type ManageSheetProps = { appointment: Appointment; firstStep?: ManageStep; onClose: () => void }

/** Actions on an upcoming appointment, with their cost; cancelling is a second step in the same sheet. */
export function ManageSheet({ appointment, firstStep = 'acts', onClose }: ManageSheetProps) {
  const [step, setStep] = useState<ManageStep>(firstStep)
  const heading = useRef<HTMLHeadingElement>(null)
  const hasMoved = useRef(false)
  useEffect(() => {
    if (hasMoved.current || step !== firstStep) heading.current?.focus()
    hasMoved.current = step !== firstStep
  }, [step, firstStep])
  const goBack = () => (step === firstStep ? onClose() : setStep('acts'))
  return (
    <BottomSheet
      onClose={onClose}
      headingRef={heading}
      title={titles[step]}
      description={
        <>
          <p>{formatDateTime(appointment.startsAt)}</p>
          <p>{namedParty(appointment)}</p>
        </>
      }
      onEscapeKeyDown={(event) => {
        if (step === firstStep) return
        event.preventDefault()
        setStep('acts')
      }}
    >
      {step === 'acts' && <ManageActs appointment={appointment} onStep={setStep} />}
      {(step === 'cancel' || step === 'withdraw') && (
        <LeaveStep appointment={appointment} way={step} onKeep={goBack} onLeft={onClose} />
      )}
      {step === 'invite' && (
        <div className="grid gap-4">
          <CompanionLink appointmentId={appointment.id} name={appointment.companionName} />
          <Button variant="outline" onClick={goBack}>
            Retour
          </Button>
        </div>
      )}
    </BottomSheet>
  )
}
