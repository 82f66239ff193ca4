import type { ExportedMood } from '#domain/mood/export-moods.ts'
import { client } from '#web/lib/client.ts'
import { readAllRows } from '#web/lib/data/read-all-rows.ts'

/** Every mood entry of the account, oldest first. */
export async function allMoods(): Promise<ExportedMood[]> {
  const supabase = await client()
  return readAllRows((from, to) =>
    supabase.from('mood_entries').select('level, details, recorded_at').order('recorded_at').range(from, to),
  )
}
