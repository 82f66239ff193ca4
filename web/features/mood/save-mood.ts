import { MOOD_CONSENT_VERSION } from '#domain/constants.ts'
import type { MoodLevel } from '#domain/mood/levels.ts'
import { client } from '#web/lib/client.ts'
import { deviceMoods } from './device-moods.ts'

export type MoodPlace = 'device' | 'account'
export interface MoodDestination {
  place: MoodPlace
  /** Whether the account has given consent before. */
  hasConsent: boolean
}
export type SavedMood = { level: MoodLevel; place: MoodPlace }

const UNIQUE_VIOLATION = '23505'

export async function hasMoodConsent(): Promise<boolean> {
  const supabase = await client()
  const { data, error } = await supabase.from('consents').select('id').eq('purpose', 'mood').is('withdrawn_at', null)
  if (error) throw error
  return data.length > 0
}

/** A unique violation is ignored: another tab may have given consent meanwhile. */
async function giveMoodConsent() {
  const supabase = await client()
  const { error } = await supabase.from('consents').insert({ purpose: 'mood', version: MOOD_CONSENT_VERSION })
  if (error && error.code !== UNIQUE_VIOLATION) throw error
}

async function saveOnAccount(level: MoodLevel, details: string | null) {
  const supabase = await client()
  const { error } = await supabase.from('mood_entries').insert({ level, details })
  if (error) throw error
}

/** The table refuses an entry without a valid consent, so this check is not the only one. */
export async function saveMood(level: MoodLevel, details: string, { place, hasConsent }: MoodDestination) {
  const words = details.trim() || null
  if (place === 'device') return deviceMoods.add({ level, details: words, recordedAt: new Date().toISOString() })
  if (!hasConsent) await giveMoodConsent()
  await saveOnAccount(level, words)
}
