import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { AppError } from '#domain/errors.ts'
import { formatDayInYear } from '#domain/format-time.ts'
import type { MoodLevel } from '#domain/mood/levels.ts'
import { dayOf } from '#domain/time.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { client } from '#web/lib/client.ts'
import { appErrorOf } from '#web/lib/data/errors.ts'
import { readRows } from '#web/lib/data/read-rows.ts'
import { showNotice } from '#web/lib/toast.ts'
import { MoodChoice } from './mood-choice.tsx'
import { MoodWordsField } from './mood-words-field.tsx'
import { MOODS_KEY, type Mood } from './queries.ts'

type Change = { level: MoodLevel; details: string } | 'erase'

/** Edits or deletes one entry. */
export function EditMoodDialog({ mood, onClose }: { mood: Mood; onClose: () => void }) {
  const queryClient = useQueryClient()
  const [level, setLevel] = useState(mood.level)
  const [details, setDetails] = useState(mood.details ?? '')
  const { mutate, isPending } = useMutation({
    mutationFn: (change: Change) => apply(mood.id, change),
    onSuccess: (_, change) => {
      showNotice(change === 'erase' ? 'mood_erased' : 'mood_changed')
      onClose()
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: MOODS_KEY }),
  })
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Votre humeur, ${formatDayInYear(dayOf(mood.recordedAt))}`}
      description="Corrigez-la, ou effacez-la : elle est à vous."
      actions={
        <>
          <Button variant="ghost" isBusy={isPending} onClick={() => mutate('erase')}>
            Effacer
          </Button>
          <Button isBusy={isPending} onClick={() => mutate({ level, details })}>
            Enregistrer
          </Button>
        </>
      }
    >
      <p id="edited-mood" className="sr-only">
        Humeur
      </p>
      <MoodChoice name="edited-mood" labelledBy="edited-mood" level={level} onChoose={setLevel} />
      <MoodWordsField id="edited-details" words={details} onWords={setDetails} />
    </Dialog>
  )
}

async function apply(id: string, change: Change) {
  const supabase = await client()
  const entry = supabase.from('mood_entries')
  if (change === 'erase') {
    const { error } = await entry.delete().eq('id', id)
    if (error) throw await appErrorOf(error)
    return
  }
  const words = change.details.trim() || null
  const changed = await readRows(entry.update({ level: change.level, details: words }).eq('id', id).select('id'))
  // Erased meanwhile, in another tab: the dialog stays open with the words.
  if (changed.length === 0) throw new AppError('not_found')
}
