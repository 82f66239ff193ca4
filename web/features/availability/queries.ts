import { queryOptions } from '@tanstack/react-query'
import { addDays, dayOf, startOfDay } from '#domain/time.ts'
import { client } from '#web/lib/client.ts'
import { readRows } from '#web/lib/data/read-rows.ts'

export interface MySlot {
  id: string
  startsAt: Date
  endsAt: Date
  isBooked: boolean
}

/** Own slots since last week, soonest first. */
export const mySlots = queryOptions({
  queryKey: ['my-slots'],
  queryFn: async (): Promise<MySlot[]> => {
    const supabase = await client()
    const since = startOfDay(addDays(dayOf(new Date()), -7))
    const rows = await readRows(
      supabase.from('my_slots').select('*').gte('ends_at', since.toISOString()).order('starts_at').limit(1000),
    )
    return rows.map((row) => ({
      id: row.id,
      startsAt: new Date(row.starts_at),
      endsAt: new Date(row.ends_at),
      isBooked: row.is_booked,
    }))
  },
})
