import { z } from 'zod'
import { actReasonField } from '#domain/admin/acts.ts'
import { AppError } from '#domain/errors.ts'
import { defineAdminFunction } from '../../admin/define-admin-function.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { withdrawAppointments } from '../../verification/withdraw-appointments.ts'

/** At once, by one person: whoever is in danger must not wait for two. All that was booked is refunded. */
export const suspendPractitioner = defineAdminFunction({
  name: 'suspend-practitioner',
  level: 'step-up',
  input: z.object({ personId: z.uuid(), reason: actReasonField }),
  audit: ({ input: { personId, reason } }) => ({ subject: personId, detail: { reason } }),
  async handle({ input: { personId, reason }, sql, now, deps }) {
    const [person] = await sql<{ email: string | null }[]>`
      update profiles p set suspended_at = ${now} from auth.users u
      where u.id = p.id and p.id = ${personId} and p.user_type in ('student', 'therapist') and p.suspended_at is null
      returning u.email`
    if (!person) throw new AppError('not_found')
    const canceled = await withdrawAppointments(sql, deps, personId, { after: now, now })
    // Their students are told by the job that follows lost supervision.
    await sql`update profiles set supervisor_id = null where supervisor_id = ${personId}`
    if (person.email)
      await queueMail(sql, deps.jobs, { to: person.email, template: 'suspended', data: { isLifted: false, reason } })
    return { canceled }
  },
})
