import type { AppError } from '#domain/errors.ts'
import { formatTime } from '#domain/format-time.ts'
import { errorMessage } from '#domain/messages.ts'

type SavedLineProps = { savedAt: Date | undefined; isSaving: boolean; error: AppError | undefined }

/** Status line of the autosave. */
export function SavedLine({ savedAt, isSaving, error }: SavedLineProps) {
  return (
    <output className={`block min-h-5 text-small ${error ? 'text-destructive' : 'text-muted-foreground'}`}>
      {error
        ? `${errorMessage(error.code, error.params)} Votre texte reste ici.`
        : isSaving
          ? 'Enregistrement…'
          : savedAt && `Enregistré à ${formatTime(savedAt)}`}
    </output>
  )
}
