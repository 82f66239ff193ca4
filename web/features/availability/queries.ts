import { queryOptions } from '@tanstack/react-query'
import { addDays, dayOf, startOfDay } from '#domain/time.ts'
import { client, type SupabaseClient } from '#web/lib/client.ts'
import { readAllRows } from '#web/lib/data/read-all-rows.ts'

export interface MySlot {
  id: string
  startsAt: Date
  endsAt: Date
  isBooked: boolean
}

/** Every one since last week: a practitioner may open more than one response holds. */
export const readSlots = (supabase: SupabaseClient) => {
  const since = startOfDay(addDays(dayOf(new Date()), -7)).toISOString()
  return readAllRows((from, to) =>
    supabase.from('my_slots').select('*').gte('ends_at', since).order('starts_at').order('id').range(from, to),
  )
}

/** Own slots since last week, soonest first. */
export const mySlots = queryOptions({
  queryKey: ['my-slots'],
  queryFn: async (): Promise<MySlot[]> => {
    const rows = await readSlots(await client())
    return rows.map((row) => ({
      id: row.id,
      startsAt: new Date(row.starts_at),
      endsAt: new Date(row.ends_at),
      isBooked: row.is_booked,
    }))
  },
})
