import { useQuery } from '@tanstack/react-query'
import { PERSONAL_NOTE_MAX_CHARACTERS } from '#domain/constants.ts'
import { QueryState } from '#web/components/query-state.tsx'
import { Skeleton } from '#web/components/ui/skeleton.tsx'
import { Textarea } from '#web/components/ui/textarea.tsx'
import { invoke } from '#web/lib/data/invoke.ts'
import { personalNote } from '../queries.ts'
import { SavedLine } from './saved-line.tsx'
import { type LeftTexts, useAutosave, useHasLeftText } from './use-autosave.ts'

type PersonalNoteFieldProps = { appointmentId: string; label: string; isLabelHidden?: boolean }

const leftPersonalNotes: LeftTexts<string> = new Map()

/** The reader's own notes about a consultation, autosaved and readable by nobody else. */
export function PersonalNoteField(props: PersonalNoteFieldProps) {
  const hasLeftText = useHasLeftText(leftPersonalNotes, props.appointmentId)
  const note = useQuery(personalNote(props.appointmentId))
  if (hasLeftText) return <Editor {...props} initial="" />
  // Without an answer no field: the first letter in an empty one would replace the notes that were not read.
  return (
    <QueryState query={note} failure="Nous n’avons pas pu lire vos notes." skeleton={<Skeleton shape="card" />}>
      {(initial) => <Editor {...props} initial={initial} />}
    </QueryState>
  )
}

function Editor({
  appointmentId,
  label,
  isLabelHidden = false,
  initial,
}: PersonalNoteFieldProps & { initial: string }) {
  const { value, change, savedAt, isSaving, error } = useAutosave({
    left: leftPersonalNotes,
    appointmentId,
    stored: { value: initial, updatedAt: null },
    save: (body) => invoke('save-personal-note', { appointmentId, body }),
  })
  const id = `personal-note-${appointmentId}`
  return (
    <div className="grid flex-1 grid-rows-[auto_1fr_auto] gap-1.5">
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'font-semibold'}>
        {label}
      </label>
      <Textarea
        id={id}
        value={value}
        maxLength={PERSONAL_NOTE_MAX_CHARACTERS}
        onChange={({ target }) => change(target.value)}
      />
      <SavedLine savedAt={savedAt} isSaving={isSaving} error={error} />
    </div>
  )
}
