import { queryOptions } from '@tanstack/react-query'
import { type MoodLevel, moodLevels } from '#domain/mood/levels.ts'
import { addDays, type Day, dayOf, startOfDay } from '#domain/time.ts'
import { client } from '#web/lib/client.ts'
import { readRows } from '#web/lib/read-rows.ts'

export const MOOD_HISTORY_DAYS = 30

export interface MoodOfDay {
  /** Of the entry that was the last word of the day. */
  id: string
  day: Day
  level: MoodLevel
  details: string | null
}

type MoodRow = { id: string; level: number; details: string | null; recorded_at: string }

/** The last word of each day counts for it; days without a word are not there. */
export const moodsByDay = queryOptions({
  queryKey: ['moods'],
  queryFn: async (): Promise<MoodOfDay[]> => {
    const supabase = await client()
    const since = startOfDay(addDays(dayOf(new Date()), 1 - MOOD_HISTORY_DAYS))
    const rows = await readRows(
      supabase
        .from('mood_entries')
        .select('id, level, details, recorded_at')
        .gte('recorded_at', since.toISOString())
        .order('recorded_at')
        .limit(1000)
        .overrideTypes<MoodRow[], { merge: false }>(),
    )
    const byDay = new Map<Day, MoodOfDay>()
    for (const { id, level, details, recorded_at } of rows) {
      const known = moodLevels.find((mood) => mood.level === level)
      const day = dayOf(new Date(recorded_at))
      if (known) byDay.set(day, { id, day, level: known.level, details })
    }
    return [...byDay.values()]
  },
})
