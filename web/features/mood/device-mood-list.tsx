import { useState } from 'react'
import { formatShortDateTime } from '#domain/format-time.ts'
import { moodLabel } from '#domain/mood/levels.ts'
import { Button } from '#web/components/ui/button.tsx'
import { deviceMoods } from './device-moods.ts'

const LATEST = 7

/** What this browser keeps: whoever noted it can see it and take it away. */
export function DeviceMoodList() {
  const [moods, setMoods] = useState(() => deviceMoods.read())
  if (moods.length === 0) return null

  function eraseAll() {
    deviceMoods.eraseAll()
    setMoods([])
  }

  return (
    <details className="text-[15px]">
      <summary className="flex min-h-11 cursor-pointer items-center underline underline-offset-4">
        Ce que cet appareil garde ({moods.length})
      </summary>
      <ul className="grid gap-2 py-2">
        {moods
          .slice(-LATEST)
          .toReversed()
          .map(({ level, details, recordedAt }) => (
            <li key={recordedAt}>
              <span className="font-semibold">{moodLabel(level)}</span>, {formatShortDateTime(new Date(recordedAt))}
              {details && <span className="block break-words text-muted-foreground">{details}</span>}
            </li>
          ))}
      </ul>
      <Button variant="outline" onClick={eraseAll}>
        Tout effacer de cet appareil
      </Button>
    </details>
  )
}
