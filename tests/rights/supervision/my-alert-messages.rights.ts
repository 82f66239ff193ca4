import { defineRights } from '../../support/rights.ts'
import { insertAppointmentOf } from '../../support/rows/booking-rows.ts'

const nobody = { select: 'none', insert: 'refused', update: 'refused', delete: 'refused' } as const
const own = { ...nobody, select: 'own' } as const

/** On a crisis of the person; tests/api/supervision/crisis-messages.test.ts covers psychologists. */
export default defineRights({
  table: 'my_alert_messages',
  async rowOf(sql, person) {
    const appointmentId = await insertAppointmentOf(sql, person)
    const [message] = await sql<{ id: string }[]>`
      with alert as (
        insert into supervision_alerts (student_id, kind, appointment_id, source_id, raised_at)
        values (${person.id}, 'crisis', ${appointmentId}, ${appointmentId}, now()) returning id
      )
      insert into alert_messages (alert_id, author_id, body, sent_at)
      select id, ${person.id}, 'Elle est partie sans répondre.', now() from alert returning id`
    return { id: message?.id ?? '' }
  },
  newRow: ({ id }) => ({ alert_id: id, body: 'Moi' }),
  change: { body: 'Autre chose' },
  expected: {
    visitor: { select: 'refused', insert: 'refused', update: 'refused', delete: 'refused' },
    patient: own,
    student: own,
    therapist: own,
    admin: own,
  },
})
