import type { NoteState } from '#domain/notes/note-states.ts'
import { Badge, type BadgeTone } from '#web/components/ui/badge.tsx'

const looks: Record<NoteState, { label: string; tone: BadgeTone }> = {
  draft: { label: 'En cours d’écriture', tone: 'neutral' },
  ready: { label: 'À relire', tone: 'info' },
  needs_revision: { label: 'À revoir', tone: 'warning' },
  signed: { label: 'Signée', tone: 'success' },
}

/** State of a note; a dash without one. */
export function NoteBadge({ state }: { state: NoteState | null }) {
  if (!state) return <span className="text-muted-foreground">—</span>
  return <Badge tone={looks[state].tone}>{looks[state].label}</Badge>
}
