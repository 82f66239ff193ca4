import { useSyncExternalStore } from 'react'
import { type MoodLevel, moodLabel } from '#domain/mood/levels.ts'
import { readStored } from '#web/lib/data/read-stored.ts'

const DEVICE_KEY = 'mivoix-mood'
const listeners = new Set<() => void>()

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
    tell()
  },
  eraseAll() {
    localStorage.removeItem(DEVICE_KEY)
    tell()
  },
}

/** What this browser keeps, as this page changes it. */
export function useDeviceMoods(): DeviceMood[] {
  useSyncExternalStore(subscribe, asWritten, () => null)
  return deviceMoods.read()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function asWritten(): string | null {
  return localStorage.getItem(DEVICE_KEY)
}

function tell() {
  for (const listener of listeners) listener()
}

function isMood(entry: unknown): entry is DeviceMood {
  const { level, details, recordedAt } = (entry ?? {}) as Partial<Record<keyof DeviceMood, unknown>>
  const isWritten = details === null || typeof details === 'string'
  return moodLabel(level) !== '' && isWritten && typeof recordedAt === 'string' && !Number.isNaN(Date.parse(recordedAt))
}
