import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { LOW_MOOD_LEVEL, type MoodLevel } from '#domain/mood/levels.ts'
import { Alert } from '#web/components/ui/alert.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { showNotice } from '#web/lib/toast.ts'
import { MoodDetailsStep } from './mood-details-step.tsx'
import { MoodLevelStep } from './mood-level-step.tsx'
import { moodsByDay } from './queries.ts'
import { QuietLinks } from './quiet-links.tsx'
import { type MoodPlace, saveMood } from './save-mood.ts'

/** The same two steps as the widget of the home page. */
export function MoodToday() {
  const queryClient = useQueryClient()
  const [level, setLevel] = useState<MoodLevel>()
  const [isTellingMore, setTellingMore] = useState(false)
  const [saved, setSaved] = useState<MoodLevel>()

  async function save(details: string, place: MoodPlace) {
    if (level === undefined) return
    await saveMood({ level, details }, place)
    showNotice('mood_saved')
    setSaved(level)
    setLevel(undefined)
    setTellingMore(false)
    await queryClient.invalidateQueries({ queryKey: moodsByDay.queryKey })
  }

  return (
    <Card>
      <div className="grid gap-4">
        {isTellingMore ? (
          <MoodDetailsStep onBack={() => setTellingMore(false)} onSave={save} />
        ) : (
          <MoodLevelStep level={level} onChoose={setLevel} onContinue={() => setTellingMore(true)} />
        )}
        {saved && <Alert tone="success">Votre humeur du jour est notée.</Alert>}
        {saved && saved <= LOW_MOOD_LEVEL && <QuietLinks />}
        <p className="text-[15px] text-muted-foreground">Visible par vous seul·e.</p>
      </div>
    </Card>
  )
}
