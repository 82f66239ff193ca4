import { LOW_MOOD_LEVEL } from '#domain/mood/levels.ts'
import { Alert } from '#web/components/ui/alert.tsx'
import { QuietLinks } from './quiet-links.tsx'
import type { MoodPlace, SavedMood } from './save-mood.ts'

const places: Record<MoodPlace, string> = {
  device: 'Enregistré sur cet appareil.',
  account: 'Enregistré dans votre compte. Visible par vous seul·e.',
}

/** Where the mood went, and for a low one somebody to turn to. */
export function SavedNote({ saved: { level, place } }: { saved: SavedMood }) {
  return (
    <>
      <Alert tone="success">
        <p>Votre humeur du jour est notée.</p>
        <p>{places[place]}</p>
      </Alert>
      {level <= LOW_MOOD_LEVEL && <QuietLinks />}
    </>
  )
}
