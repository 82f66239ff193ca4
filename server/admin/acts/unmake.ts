import { refuseIfLastAdministrator } from '../../identity/administrators.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { settleReaders } from '../../reports/settle-readers.ts'
import { leaveMeetings } from '../../supervision/leave-meetings.ts'
import { endRunningRooms } from '../../verification/end-running-rooms.ts'
import { leaveSupervisedRooms } from '../../verification/leave-supervised-rooms.ts'
import { withdrawAppointments } from '../../verification/withdraw-appointments.ts'
import { type Act, lockPersonOfType } from '../act.ts'

/**
 * The account becomes a patient's; students lose their supervisor and are notified by the job that watches supervision.
 */
export const unmakePsychologist: Act<'unmake-psychologist'> = {
  async sentence({ sql }, { personId }) {
    const { name } = await lockPersonOfType(sql, personId, 'therapist')
    return `Retirer à ${name} sa place de psychologue`
  },
  async perform({ sql, deps, now }, { personId }) {
    const { email } = await lockPersonOfType(sql, personId, 'therapist')
    await endRunningRooms(sql, deps, { practitionerId: personId, now })
    await withdrawAppointments(sql, deps, personId, { after: now, now })
    await leaveMeetings(sql, deps, personId, now)
    await sql`update profiles set supervisor_id = null where supervisor_id = ${personId}`
    await sql`
      update profiles set verified_at = null, is_referent = false, registration_number = null where id = ${personId}`
    // A trigger of the database ends their sessions.
    await sql`
      update auth.users set raw_app_meta_data = raw_app_meta_data || '{"user_type":"patient"}' where id = ${personId}`
    await leaveSupervisedRooms(sql, deps, { supervisorId: personId }, now)
    await settleReaders(sql, deps, now)
    if (email) await queueMail(sql, deps.jobs, { to: email, template: 'place-removed', data: {} })
  },
}

export const unmakeAdministrator: Act<'unmake-administrator'> = {
  async sentence({ sql }, { personId }) {
    const { name } = await lockPersonOfType(sql, personId, 'admin')
    return `Retirer à ${name} l’administration du site`
  },
  async perform({ sql, now }, { personId }) {
    // First, because it locks all administrators in one order.
    await refuseIfLastAdministrator(sql, personId, now)
    await lockPersonOfType(sql, personId, 'admin')
    // A trigger of the database ends their sessions.
    await sql`
      update auth.users set raw_app_meta_data = raw_app_meta_data || '{"user_type":"patient"}' where id = ${personId}`
  },
}
