import { formatDate } from '#domain/format.ts'
import { formatDayInYear } from '#domain/format-time.ts'
import type { NoteFile } from '#domain/notes/note-file.ts'
import { reviewedBy } from '#domain/notes/reviewed-by.ts'
import { dayOf } from '#domain/time.ts'
import { Icon } from '#web/components/icon.tsx'
import { Badge } from '#web/components/ui/badge.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Card } from '#web/components/ui/card.tsx'

type ReviewAsideProps = {
  file: NoteFile
  now: Date
  /** The text has changed since it was read. */
  mustReadAgain: boolean
  onSign: () => void
  onSendBack: () => void
}

/** State of the note and the two decisions; on a phone they stay at the bottom of the screen. */
export function ReviewAside({ file, now, mustReadAgain, onSign, onSendBack }: ReviewAsideProps) {
  const { waiting, signedByName, signedAt, reviewerName } = file
  if (!waiting)
    return (
      <Card>
        <div className="grid justify-items-start gap-2">
          <Badge tone="success">
            <Icon name="check" className="size-4" />
            Signée
          </Badge>
          <p className="text-muted-foreground text-small">
            {signedAt && `Par ${signedByName}, le ${formatDate(dayOf(new Date(signedAt)))}. Elle ne change plus.`}
          </p>
        </div>
      </Card>
    )
  const isLate = now > new Date(waiting.dueAt)
  return (
    <Card>
      <div className="grid gap-4">
        <div className="grid justify-items-start gap-2">
          <Badge tone="info">{waiting.isAmendment ? 'Complément prêt' : 'Prête pour la supervision'}</Badge>
          <p className="text-muted-foreground text-small">
            {isLate ? 'À relire depuis le ' : 'À relire avant le '}
            {formatDayInYear(dayOf(new Date(waiting.dueAt)))}
          </p>
        </div>
        <div className="grid grid-cols-2 gap-2 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-30 max-lg:border-t max-lg:bg-background max-lg:p-3 max-lg:pb-[calc(0.75rem+env(safe-area-inset-bottom))] lg:grid-cols-1">
          <Button width="full" size="large" aria-disabled={mustReadAgain} onClick={mustReadAgain ? undefined : onSign}>
            <Icon name="signature" />
            Signer
          </Button>
          <Button width="full" variant="outline" onClick={onSendBack}>
            À revoir…
          </Button>
        </div>
        <p className="text-muted-foreground text-small">
          {waiting.isAmendment
            ? 'Un complément signé ne change plus.'
            : `Une note signée ne change plus ; un ajout reste possible. La personne verra «\u00A0${reviewedBy(reviewerName, now)}\u00A0».`}
        </p>
      </div>
    </Card>
  )
}
