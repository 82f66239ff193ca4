import { type MoodLevel, moodLabel } from '#domain/mood/levels.ts'
import { readStored } from '#web/lib/read-stored.ts'

const DEVICE_KEY = 'mivoix-mood'

export interface DeviceMood {
  level: MoodLevel
  details: string | null
  recordedAt: string
}

/** Moods that never left this browser, oldest first. What is no mood is passed over: anybody can edit the storage. */
export const deviceMoods = {
  read(): DeviceMood[] {
    const kept = readStored(localStorage, DEVICE_KEY)
    return Array.isArray(kept) ? kept.filter(isMood) : []
  },
  add(mood: DeviceMood) {
    localStorage.setItem(DEVICE_KEY, JSON.stringify([...deviceMoods.read(), mood]))
  },
  eraseAll() {
    localStorage.removeItem(DEVICE_KEY)
  },
}

function isMood(entry: unknown): entry is DeviceMood {
  const { level, details, recordedAt } = (entry ?? {}) as Partial<Record<keyof DeviceMood, unknown>>
  const isWritten = details === null || typeof details === 'string'
  return moodLabel(level) !== '' && isWritten && typeof recordedAt === 'string' && !Number.isNaN(Date.parse(recordedAt))
}
