import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Card } from '#web/components/ui/card.tsx'
import { DeviceMoodList } from './device-mood-list.tsx'
import { MoodSteps } from './mood-steps.tsx'
import { MOODS_KEY } from './queries.ts'
import type { SavedMood } from './save-mood.ts'
import { SavedNote } from './saved-note.tsx'
import { useLastMoodToday } from './use-last-mood-today.ts'

export function MoodToday() {
  const queryClient = useQueryClient()
  const [saved, setSaved] = useState<SavedMood>()
  const notedAt = useLastMoodToday()

  function show(mood: SavedMood) {
    setSaved(mood)
    void queryClient.invalidateQueries({ queryKey: MOODS_KEY })
  }

  return (
    <Card>
      <div className="grid gap-4">
        <MoodSteps notedAt={saved ? undefined : notedAt} onSaved={show} />
        {saved && <SavedNote saved={saved} />}
        {saved?.place === 'device' && <DeviceMoodList />}
        <p className="text-small text-muted-foreground">Visible par vous seul·e.</p>
      </div>
    </Card>
  )
}
