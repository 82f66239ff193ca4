import { useMutation } from '@tanstack/react-query'
import { MOOD_CONSENT_VERSION } from '#domain/constants.ts'
import { AppError } from '#domain/errors.ts'
import { errorMessage } from '#domain/messages.ts'
import { moodConsentTexts } from '#domain/privacy/consent-texts.ts'
import { PlainForm } from '#web/components/form/plain-form.tsx'
import { Alert } from '#web/components/ui/alert.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Checkbox } from '#web/components/ui/checkbox.tsx'
import { appErrorOf } from '#web/lib/data/errors.ts'
import { MoodWordsField } from './mood-words-field.tsx'
import type { MoodDestination } from './save-mood.ts'
import { useMoodDestination } from './use-mood-destination.ts'

type MoodDetailsStepProps = {
  words: string
  onWords: (words: string) => void
  onBack: () => void
  onSave: (destination: MoodDestination) => Promise<void>
}

export function MoodDetailsStep({ words, onWords, onBack, onSave }: MoodDetailsStepProps) {
  const { isSignedIn, agrees, setAgrees, destination } = useMoodDestination()
  const save = useMutation({
    mutationFn: () =>
      onSave(destination).catch(async (error: unknown) => {
        throw await appErrorOf(error)
      }),
    meta: { showsItsErrors: true },
  })

  return (
    <PlainForm onSubmit={() => save.isPending || save.mutate()} className="grid gap-5">
      <h2 tabIndex={-1} className="pr-10 text-heading-sm outline-none">
        <span className="whitespace-nowrap">Voulez-vous</span> en dire plus ?
      </h2>
      {save.error instanceof AppError && <Alert tone="error">{errorMessage(save.error.code, save.error.params)}</Alert>}
      <MoodWordsField id="mood-details" words={words} onWords={onWords} />
      {isSignedIn ? (
        <Checkbox id="mood-consent" checked={agrees} onCheckedChange={setAgrees}>
          {moodConsentTexts[MOOD_CONSENT_VERSION]}
        </Checkbox>
      ) : (
        <p className="text-small text-muted-foreground">Sera enregistré sur cet appareil, et nulle part ailleurs.</p>
      )}
      <div className="flex justify-between gap-3">
        <Button variant="ghost" onClick={onBack}>
          Retour
        </Button>
        <Button type="submit" variant="secondary" isBusy={save.isPending}>
          Enregistrer
        </Button>
      </div>
    </PlainForm>
  )
}
