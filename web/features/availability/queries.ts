import { queryOptions } from '@tanstack/react-query'
import { type BookingLimits, bookingLimitsSchema, usualLimits } from '#domain/availability/booking-limits.ts'
import { addDays, dayOf, startOfDay } from '#domain/time.ts'
import { client, type SupabaseClient } from '#web/lib/client.ts'
import { readAllRows } from '#web/lib/data/read-all-rows.ts'
import { readRows } from '#web/lib/data/read-rows.ts'

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

export const myBookingLimits = queryOptions({
  queryKey: ['my-booking-limits'],
  queryFn: async (): Promise<BookingLimits> => {
    const [row] = await readRows((await client()).from('my_booking_limits').select('notice_minutes, sessions_a_day'))
    return row
      ? bookingLimitsSchema.parse({ noticeMinutes: row.notice_minutes, sessionsADay: row.sessions_a_day })
      : usualLimits
  },
})
