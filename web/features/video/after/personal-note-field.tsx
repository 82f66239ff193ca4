import { useQuery } from '@tanstack/react-query'
import { PERSONAL_NOTE_MAX_CHARACTERS } from '#domain/constants.ts'
import { Skeleton } from '#web/components/ui/skeleton.tsx'
import { Textarea } from '#web/components/ui/textarea.tsx'
import { invoke } from '#web/lib/data/invoke.ts'
import { personalNote } from '../queries.ts'
import { SavedLine } from './saved-line.tsx'
import { useAutosave } from './use-autosave.ts'

type PersonalNoteFieldProps = { appointmentId: string; label: string; isLabelHidden?: boolean }

/** The reader's own notes about a consultation, autosaved and readable by nobody else. */
export function PersonalNoteField(props: PersonalNoteFieldProps) {
  const { data, isError } = useQuery(personalNote(props.appointmentId))
  if (data === undefined && !isError) return <Skeleton shape="card" />
  return <Editor {...props} initial={data ?? ''} />
}

function Editor({
  appointmentId,
  label,
  isLabelHidden = false,
  initial,
}: PersonalNoteFieldProps & { initial: string }) {
  const { value, change, ...saving } = useAutosave(initial, (body: string) =>
    invoke('save-personal-note', { appointmentId, body }),
  )
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
      <SavedLine {...saving} />
    </div>
  )
}
