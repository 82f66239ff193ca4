import { useSyncExternalStore } from 'react'
import { type MoodLevel, moodLabel } from '#domain/mood/levels.ts'
import { readStored } from '#web/lib/data/read-stored.ts'
import { Listeners } from '#web/lib/listeners.ts'

const DEVICE_KEY = 'mivoix-mood'
const listeners = new Listeners()

interface DeviceMood {
  level: MoodLevel
  details: string | null
  recordedAt: string
}

/** Moods in localStorage only, oldest first. Invalid entries are skipped: anybody can edit the storage. */
export const deviceMoods = {
  read(): DeviceMood[] {
    const kept = readStored(localStorage, DEVICE_KEY)
    return Array.isArray(kept) ? kept.filter(isMood) : []
  },
  add(mood: DeviceMood) {
    localStorage.setItem(DEVICE_KEY, JSON.stringify([...deviceMoods.read(), mood]))
    listeners.notify()
  },
  eraseAll() {
    localStorage.removeItem(DEVICE_KEY)
    listeners.notify()
  },
}

/** The stored moods, kept up to date with changes made by this page. */
export function useDeviceMoods(): DeviceMood[] {
  useSyncExternalStore(listeners.subscribe, asWritten, () => null)
  return deviceMoods.read()
}

function asWritten(): string | null {
  return localStorage.getItem(DEVICE_KEY)
}

function isMood(entry: unknown): entry is DeviceMood {
  const { level, details, recordedAt } = (entry ?? {}) as Partial<Record<keyof DeviceMood, unknown>>
  const isWritten = details === null || typeof details === 'string'
  return moodLabel(level) !== '' && isWritten && typeof recordedAt === 'string' && !Number.isNaN(Date.parse(recordedAt))
}
