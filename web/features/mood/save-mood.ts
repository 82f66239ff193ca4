import { MOOD_CONSENT_VERSION } from '#domain/constants.ts'
import type { MoodLevel } from '#domain/mood/levels.ts'
import { client } from '#web/lib/client.ts'
import { deviceMoods } from './device-moods.ts'

export type MoodEntry = { level: MoodLevel; details: string }
export type MoodPlace = 'device' | 'account'
export type SavedMood = { level: MoodLevel; place: MoodPlace }

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

async function saveOnAccount(level: MoodLevel, details: string | null) {
  await giveMoodConsent()
  const supabase = await client()
  const { error } = await supabase.from('mood_entries').insert({ level, details })
  if (error) throw error
}

/** The account's table refuses an entry without a standing consent, whatever this code believes. */
export async function saveMood({ level, details }: MoodEntry, place: MoodPlace) {
  const words = details.trim() || null
  if (place === 'account') await saveOnAccount(level, words)
  else deviceMoods.add({ level, details: words, recordedAt: new Date().toISOString() })
}
