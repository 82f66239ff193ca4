import { queryOptions } from '@tanstack/react-query'
import { type MoodLevel, moodLevels } from '#domain/mood/levels.ts'
import { addDays, type Day, dayOf, startOfDay } from '#domain/time.ts'
import { client } from '#web/lib/client.ts'
import { readRows } from '#web/lib/data/read-rows.ts'

export interface Mood {
  id: string
  level: MoodLevel
  details: string | null
  recordedAt: Date
}

/** Prefix of all mood queries: invalidated when an entry is added, changed or deleted. */
export const MOODS_KEY = ['moods']

/** Entries between two days, inclusive, oldest first. */
export const moodsBetween = (first: Day, last: Day) =>
  queryOptions({
    queryKey: [...MOODS_KEY, first, last],
    queryFn: async (): Promise<Mood[]> => {
      const supabase = await client()
      const rows = await readRows(
        supabase
          .from('mood_entries')
          .select('id, level, details, recorded_at')
          .gte('recorded_at', startOfDay(first).toISOString())
          .lt('recorded_at', startOfDay(addDays(last, 1)).toISOString())
          .order('recorded_at')
          .limit(1000),
      )
      return rows.flatMap(({ id, level, details, recorded_at: at }) => {
        const known = moodLevels.find((mood) => mood.level === level)
        return known ? [{ id, level: known.level, details, recordedAt: new Date(at) }] : []
      })
    },
  })

/** Day of the first entry; null without entries. */
export const firstMoodDay = queryOptions({
  queryKey: [...MOODS_KEY, 'first day'],
  queryFn: async (): Promise<Day | null> => {
    const supabase = await client()
    const [oldest] = await readRows(supabase.from('mood_entries').select('recorded_at').order('recorded_at').limit(1))
    return oldest ? dayOf(new Date(oldest.recorded_at)) : null
  },
})
