import { z } from 'zod'

/** Shortest notice of a booking, in minutes; 0: « Tout de suite ». Also in the database (calendars_notice_known). */
export const NOTICE_MINUTES = [0, 60, 120, 240, 720, 1440, 2880] as const
/** Highest limit of consultations a day; also in the database. */
export const SESSIONS_A_DAY_MOST = 12

/** A practitioner's conditions for bookings by patients. */
export const bookingLimitsSchema = z.object({
  noticeMinutes: z.literal([...NOTICE_MINUTES]),
  /** Null: no limit. */
  sessionsADay: z.int().min(1).max(SESSIONS_A_DAY_MOST).nullable(),
})

export type BookingLimits = z.infer<typeof bookingLimitsSchema>

/** Without a choice; also the defaults of app.calendars. */
export const usualLimits: BookingLimits = { noticeMinutes: 120, sessionsADay: null }
