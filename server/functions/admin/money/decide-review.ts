import { z } from 'zod'
import { actReasonField } from '#domain/admin/acts.ts'
import { JOINT_TIME_MIN_MINUTES } from '#domain/constants.ts'
import { AppError } from '#domain/errors.ts'
import { defineAdminFunction } from '../../../admin/define-admin-function.ts'
import { notifyAppointmentChanged } from '../../../live/notify-appointment-changed.ts'
import { refundConsultation } from '../../../video/refund-consultation.ts'

/**
 * Decides a refund that the outcome rules left to a person. A practitioner who attended long enough is paid either way.
 */
export const decideReview = defineAdminFunction({
  name: 'decide-review',
  level: 'step-up',
  input: z.object({ appointmentId: z.uuid(), refunds: z.boolean(), reason: actReasonField }),
  audit: ({ input: { appointmentId, refunds, reason } }) => ({ subject: appointmentId, detail: { refunds, reason } }),
  async handle({ input: { appointmentId, refunds }, sql, deps: { jobs, fanout } }) {
    const [outcome] = await sql<{ needs_review: boolean; practitioner_seconds: number }[]>`
      select needs_review, practitioner_seconds from consultation_outcomes
      where appointment_id = ${appointmentId} for update`
    if (!outcome) throw new AppError('not_found')
    if (!outcome.needs_review) throw new AppError('review_done')
    const refundCents = refunds ? await refundConsultation(sql, jobs, appointmentId, 'decided_by_team') : 0
    const wasThere = outcome.practitioner_seconds >= JOINT_TIME_MIN_MINUTES * 60
    await sql`
      update consultation_outcomes set needs_review = false, refund_cents = refund_cents + ${refundCents},
        paid_despite_refund = paid_despite_refund or (${refundCents} > 0 and ${wasThere})
      where appointment_id = ${appointmentId}`
    await notifyAppointmentChanged(sql, fanout, appointmentId)
    return { refundCents }
  },
})
