import { z } from 'zod'

/** Effects of erasing an account at this instant, computed and performed by the same rules. */
export interface AccountEnding {
  /** As a patient. */
  appointments: EndedAppointments
  /** As a practitioner: their patients get everything back. */
  patients: EndedAppointments
  /** `accessUntil`: a paid month that ends with the account. */
  premium: { refundCents: number; accessUntil: string | null } | null
  /** Starts that are held and not paid yet. */
  holds: number
  /** Students without a supervisor from then on. */
  students: number
  /** Reasons why it is not possible now. */
  obstacles: EndingObstacle[]
}

interface EndedAppointments {
  count: number
  refundCents: number
  /** Kept, because it is late to cancel. */
  feeCents: number
}

type EndingObstacle = { kind: 'session'; appointmentId: string; endsAt: string } | { kind: 'last_administrator' }

/** Sums that the person has read before the erasure; others are refused. */
export const announcedEndingSchema = z.object({
  appointments: z.int().min(0),
  refundCents: z.int().min(0),
  patientsRefundCents: z.int().min(0),
  endsPremium: z.boolean(),
})

export type AnnouncedEnding = z.infer<typeof announcedEndingSchema>

export function announcedEnding({ appointments, patients, premium }: AccountEnding): AnnouncedEnding {
  return {
    appointments: appointments.count + patients.count,
    refundCents: appointments.refundCents + (premium?.refundCents ?? 0),
    patientsRefundCents: patients.refundCents,
    endsPremium: premium !== null,
  }
}
