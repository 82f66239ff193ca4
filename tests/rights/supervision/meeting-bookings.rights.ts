import { defineRights } from '../../support/rights.ts'
import { insertMeetingOf } from '../../support/rows/meeting-rows.ts'

const nobody = { select: 'refused', insert: 'refused', update: 'refused', delete: 'refused' } as const

/** Read through my_meetings. */
export default defineRights({
  table: 'meeting_bookings',
  async rowOf(sql, person) {
    const meetingId = await insertMeetingOf(sql, person)
    await sql`insert into meeting_bookings (meeting_id, student_id, starts_at, ends_at, booked_at)
      select id, ${person.id}, starts_at, ends_at, now() from supervision_meetings where id = ${meetingId}`
    return { meeting_id: meetingId }
  },
  newRow: ({ id }) => ({
    meeting_id: id,
    student_id: id,
    starts_at: '2030-01-01T09:00Z',
    ends_at: '2030-01-01T10:00Z',
    booked_at: '2026-01-01',
  }),
  change: { canceled_at: '2026-01-01' },
  expected: { visitor: nobody, patient: nobody, student: nobody, therapist: nobody, admin: nobody },
})
