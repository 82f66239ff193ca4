import type { ExportedMood } from '#domain/mood/export-moods.ts'
import { client } from '#web/lib/client.ts'
import { readRows } from '#web/lib/read-rows.ts'

const PAGE = 1000

/** Everything the reader ever noted in their account, oldest first. */
export async function allMoods(): Promise<ExportedMood[]> {
  const supabase = await client()
  const moods: ExportedMood[] = []
  for (;;) {
    const page = await readRows(
      supabase
        .from('mood_entries')
        .select('level, details, recorded_at')
        .order('recorded_at')
        .range(moods.length, moods.length + PAGE - 1)
        .overrideTypes<ExportedMood[], { merge: false }>(),
    )
    moods.push(...page)
    if (page.length < PAGE) return moods
  }
}
