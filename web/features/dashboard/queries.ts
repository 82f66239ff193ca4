import { queryOptions } from '@tanstack/react-query'
import { client } from '#web/lib/client.ts'
import { readRows } from '#web/lib/data/read-rows.ts'

/** Creation date of the reader's calendar feed; null when there is none. */
export const calendarFeed = queryOptions({
  queryKey: ['calendar-feed'],
  queryFn: async () => {
    const supabase = await client()
    const feeds = supabase.from('calendar_feeds').select('created_at')
    const [feed] = await readRows(feeds)
    return feed ? new Date(feed.created_at) : null
  },
})

export const payoutAccount = queryOptions({
  queryKey: ['payout-account'],
  queryFn: async () => {
    const supabase = await client()
    const accounts = supabase.from('payout_accounts').select('holder_name, iban_end')
    const [account] = await readRows(accounts)
    return account ? { holderName: account.holder_name, ibanEnd: account.iban_end } : null
  },
})

export interface Payout {
  /** `2026-11` */
  month: string
  amountCents: number
}

export const payouts = queryOptions({
  queryKey: ['payouts'],
  queryFn: async (): Promise<Payout[]> => {
    const supabase = await client()
    const paid = supabase.from('payouts').select('month, amount_cents').order('month').limit(1000)
    const rows = await readRows(paid)
    return rows.map((row) => ({ month: row.month.slice(0, 7), amountCents: row.amount_cents }))
  },
})

export interface Supervision {
  mySide: 'student' | 'supervisor'
  studentId: string
  studentName: string
  studentGender: string | null
  studyYear: string | null
  specialization: string | null
  university: string | null
  isValidated: boolean
  supervisorName: string
  consultationsHeld: number
  nextConsultationAt: Date | null
  peopleFollowed: number
  /** Median delay. */
  noteDelayHours: number | null
  /** Null below five ratings. */
  ratingMean: number | null
  ratingCount: number
}

/** Supervisor of the reader, and the students they supervise. */
export const mySupervision = queryOptions({
  queryKey: ['my-supervision'],
  queryFn: async () => {
    const supabase = await client()
    const pairs = supabase.from('my_supervision').select('*').order('student_name').limit(200)
    const rows = await readRows(pairs)
    return rows.map(
      (row): Supervision => ({
        mySide: row.my_side,
        studentId: row.student_id,
        studentName: row.student_name,
        studentGender: row.student_gender,
        studyYear: row.study_year,
        specialization: row.specialization,
        university: row.university,
        isValidated: row.is_validated,
        supervisorName: row.supervisor_name,
        consultationsHeld: row.consultations_held,
        nextConsultationAt: row.next_consultation_at ? new Date(row.next_consultation_at) : null,
        peopleFollowed: row.people_followed,
        noteDelayHours: row.note_delay_hours,
        ratingMean: row.rating_mean,
        ratingCount: row.rating_count,
      }),
    )
  },
})
