import { defineRights } from '../../support/rights.ts'
import { insertAppointmentOf } from '../../support/rows/booking-rows.ts'

const signedIn = { select: 'refused', insert: 'refused', update: 'refused', delete: 'refused' } as const

/** Read through my_alert_messages, written by write-on-alert. */
export default defineRights({
  table: 'alert_messages',
  async rowOf(sql, person) {
    const appointmentId = await insertAppointmentOf(sql, person)
    await sql`
      with alert as (
        insert into supervision_alerts (student_id, kind, appointment_id, source_id, raised_at)
        values (${person.id}, 'crisis', ${appointmentId}, ${appointmentId}, now()) returning id
      )
      insert into alert_messages (alert_id, author_id, body, sent_at)
      select id, ${person.id}, 'Elle est partie sans répondre.', now() from alert`
    return { author_id: person.id }
  },
  newRow: ({ id }) => ({ alert_id: id, author_id: id, body: 'Moi', sent_at: '2026-01-01' }),
  change: { body: 'Autre chose' },
  expected: {
    visitor: signedIn,
    patient: signedIn,
    student: signedIn,
    therapist: signedIn,
    admin: signedIn,
  },
})
