import { formatShortDateTime, formatTime } from '#domain/format-time.ts'
import type { NoteStep } from '#domain/notes/note-file.ts'
import { dayOf } from '#domain/time.ts'
import { Icon } from '#web/components/icon.tsx'
import { Card } from '#web/components/ui/card.tsx'
import type { IconName } from '#web/icons/icon-names.ts'

const icons: Record<NoteStep['kind'], IconName> = {
  opened: 'eye',
  submitted: 'file-check',
  needs_revision: 'undo-2',
  signed: 'signature',
}

/** Newest first. */
export function NoteHistory({ steps, now }: { steps: readonly NoteStep[]; now: Date }) {
  const first = steps.findLast(({ kind }) => kind === 'submitted')
  return (
    <Card>
      <h2 className="mb-3 font-sans font-semibold text-heading-xs">Historique</h2>
      <ol className="grid">
        {steps.map((step) => (
          <li
            key={`${step.kind} ${step.at}`}
            className="relative flex gap-3 pb-5 before:absolute before:top-7 before:bottom-1 before:left-[0.5625rem] before:w-px before:bg-border last:pb-0 last:before:hidden"
          >
            <Icon
              name={step === first ? 'feather' : icons[step.kind]}
              className="mt-0.5 size-5 text-muted-foreground"
            />
            <div className="min-w-0 text-small">
              <p className="[overflow-wrap:anywhere]">{wordsFor(step, step === first)}</p>
              <p className="text-muted-foreground">{whenWas(new Date(step.at), now)}</p>
            </div>
          </li>
        ))}
      </ol>
    </Card>
  )
}

function wordsFor({ kind, isAmendment, name, comment }: NoteStep, isFirst: boolean): string {
  if (kind === 'opened') return `Ouverte par ${name}`
  if (kind === 'signed') return isAmendment ? `Complément signé par ${name}` : `Signée par ${name}`
  if (kind === 'needs_revision') return `${isAmendment ? 'Complément à revoir' : 'À revoir'} : «\u00A0${comment}\u00A0»`
  if (isAmendment) return 'Complément prêt'
  return isFirst ? 'Première version, prête' : 'Prête pour la supervision'
}

function whenWas(at: Date, now: Date): string {
  return dayOf(at) === dayOf(now) ? `aujourd’hui, ${formatTime(at)}` : formatShortDateTime(at)
}
