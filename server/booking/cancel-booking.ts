import type { RefundReason } from '#domain/payment/refund-reason.ts'
import type { Transaction } from '../db/postgres.ts'
import { orderRefund } from '../money/order-refund.ts'
import type { Jobs } from '../queue/jobs.ts'
import type { LockedAppointment } from './lock-appointment.ts'

/** Cancelled by a party, by the service (an administrator), or by a minor's parent. */
type Canceled = Pick<LockedAppointment, 'id'> & { side: LockedAppointment['side'] | 'service' | 'parent' }

/** Frees the time and orders the refund, whose amount is returned for the notifications that the caller sends. */
export async function cancelBooking(
  sql: Transaction,
  jobs: Jobs,
  { id, side }: Canceled,
  { refundCents, reason, now }: { refundCents: number; reason: RefundReason; now: Date },
): Promise<number> {
  await sql`
    update appointments set status = 'canceled', canceled_at = ${now}, canceled_by = ${side}, revision = revision + 1
    where id = ${id}`
  const [paid] = await sql<{ id: string }[]>`
    select id from payments where appointment_id = ${id} and completed_at is not null and not app.has_refund(id)
    order by completed_at limit 1`
  return paid && refundCents > 0 ? orderRefund(sql, jobs, { paymentId: paid.id, amountCents: refundCents, reason }) : 0
}
