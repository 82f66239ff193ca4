import { MOOD_CONSENT_VERSION } from '#domain/constants.ts'
import type { MoodLevel } from '#domain/mood/levels.ts'
import { client } from '#web/lib/client.ts'
import { readStored } from '#web/lib/read-stored.ts'

export type MoodEntry = { level: MoodLevel; details: string }
export type MoodPlace = 'device' | 'account'

const DEVICE_KEY = 'mivoix-mood'
const UNIQUE_VIOLATION = '23505'

export async function hasMoodConsent(): Promise<boolean> {
  const supabase = await client()
  const { data, error } = await supabase.from('consents').select('id').eq('purpose', 'mood').is('withdrawn_at', null)
  if (error) throw error
  return data.length > 0
}

/** Giving a consent that already stands changes nothing. */
async function giveMoodConsent() {
  const supabase = await client()
  const { error } = await supabase.from('consents').insert({ purpose: 'mood', version: MOOD_CONSENT_VERSION })
  if (error && error.code !== UNIQUE_VIOLATION) throw error
}

function saveOnDevice({ level, details }: MoodEntry) {
  const kept: unknown = readStored(localStorage, DEVICE_KEY)
  const entries: unknown[] = Array.isArray(kept) ? kept : []
  const entry = { level, details: details.trim() || null, recordedAt: new Date().toISOString() }
  localStorage.setItem(DEVICE_KEY, JSON.stringify([...entries, entry]))
}

async function saveOnAccount({ level, details }: MoodEntry) {
  await giveMoodConsent()
  const supabase = await client()
  const { error } = await supabase.from('mood_entries').insert({ level, details: details.trim() || null })
  if (error) throw error
}

/** The account's table refuses an entry without a standing consent, whatever this code believes. */
export async function saveMood(entry: MoodEntry, place: MoodPlace) {
  if (place === 'account') await saveOnAccount(entry)
  else saveOnDevice(entry)
}
