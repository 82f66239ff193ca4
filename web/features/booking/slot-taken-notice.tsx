import { formatShortDateTime } from '#domain/format-time.ts'
import type { Alternative } from '#domain/functions.ts'
import { errorMessage } from '#domain/messages.ts'
import { Alert } from '#web/components/ui/alert.tsx'
import { Button } from '#web/components/ui/button.tsx'

type SlotTakenNoticeProps = { alternatives: readonly Alternative[]; onChoose: (alternative: Alternative) => void }

/** Everything else in the form stays as it was. */
export function SlotTakenNotice({ alternatives, onChoose }: SlotTakenNoticeProps) {
  return (
    <Alert tone="warning">
      <p className="font-semibold">{errorMessage('slot_taken')}</p>
      {alternatives.length === 0 ? (
        <p>Choisissez une autre heure. Le reste de votre demande est gardé.</p>
      ) : (
        <>
          <p>Les plus proches, le reste de votre demande est gardé :</p>
          <div className="mt-3 flex flex-wrap gap-2">
            {alternatives.map((alternative) => (
              <Button key={alternative.startsAt} variant="outline" onClick={() => onChoose(alternative)}>
                {formatShortDateTime(new Date(alternative.startsAt))}
              </Button>
            ))}
          </div>
        </>
      )}
    </Alert>
  )
}
