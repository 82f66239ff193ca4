import { AppError } from '#domain/errors.ts'
import { formatTime } from '#domain/format-time.ts'
import { errorMessage } from '#domain/messages.ts'

type SavedLineProps = { savedAt: Date | undefined; isSaving: boolean; error: Error | null }

/** Status line of the autosave. */
export function SavedLine({ savedAt, isSaving, error }: SavedLineProps) {
  return (
    <output className={`block min-h-5 text-[15px] ${error ? 'text-destructive' : 'text-muted-foreground'}`}>
      {error
        ? `${errorMessage(error instanceof AppError ? error.code : 'unexpected', error instanceof AppError ? error.params : undefined)} Votre texte reste ici.`
        : isSaving
          ? 'Enregistrement…'
          : savedAt && `Enregistré à ${formatTime(savedAt)}`}
    </output>
  )
}
