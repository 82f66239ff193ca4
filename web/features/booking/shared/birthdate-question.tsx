import { MINIMUM_AGE_YEARS } from '#domain/constants.ts'
import type { AppError } from '#domain/errors.ts'
import { errorMessage } from '#domain/messages.ts'
import { Alert } from '#web/components/ui/alert.tsx'
import { Button } from '#web/components/ui/button.tsx'

type BirthdateQuestionProps = {
  /** `birthdate_to_confirm`, with the age. */
  refusal: AppError
  isBusy: boolean
  /** The button then submits the form again. */
  onSure: () => void
  onCorrect: () => void
}

/** Asked once, before a birthdate bars somebody: afterwards only the team can change it. */
export function BirthdateQuestion({ refusal, isBusy, onSure, onCorrect }: BirthdateQuestionProps) {
  return (
    <Alert tone="warning" title={errorMessage('birthdate_to_confirm', refusal.params)}>
      <p>
        C’est ce que dit votre date de naissance. Avant {MINIMUM_AGE_YEARS} ans, ni séance ni abonnement ne sont
        possibles. Après votre réponse, seule notre équipe pourra la changer.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button onClick={onCorrect}>Non, corriger la date</Button>
        <Button type="submit" variant="outline" isBusy={isBusy} onClick={onSure}>
          Oui, c’est exact
        </Button>
      </div>
    </Alert>
  )
}
