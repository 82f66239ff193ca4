import type { BadgeTone } from '#web/components/ui/badge.tsx'
import type { Appointment } from '#web/features/booking/queries.ts'

type NoteState = NonNullable<Appointment['noteState']>

export const noteLooks: Record<NoteState, { label: string; tone: BadgeTone; act: string }> = {
  draft: { label: 'Brouillon', tone: 'neutral', act: 'Modifier' },
  needs_revision: { label: 'À revoir', tone: 'warning', act: 'Modifier' },
  ready: { label: 'En supervision', tone: 'info', act: 'Voir' },
  in_review: { label: 'En supervision', tone: 'info', act: 'Voir' },
  signed: { label: 'Signée', tone: 'success', act: 'Voir' },
}
