import { formatShortDateTime } from '#domain/format-time.ts'
import { moodLabel } from '#domain/mood/levels.ts'
import { Button } from '#web/components/ui/button.tsx'
import { deviceMoods, useDeviceMoods } from './device-moods.ts'

const LATEST = 7

/** Moods stored in this browser, which can be viewed and deleted. */
export function DeviceMoodList() {
  const moods = useDeviceMoods()
  if (moods.length === 0) return null

  return (
    <details className="text-small">
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
      <Button variant="outline" onClick={() => deviceMoods.eraseAll()}>
        Tout effacer de cet appareil
      </Button>
    </details>
  )
}
