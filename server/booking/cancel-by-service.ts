import type { RefundReason } from '#domain/payment/refund-reason.ts'
import type { Transaction } from '../db/postgres.ts'
import type { Deps } from '../deps.ts'
import { notifyAppointmentChanged } from '../live/notify-appointment-changed.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { cancelBooking } from './cancel-booking.ts'
import { partiesOf } from './parties.ts'

interface Why {
  /** Reason in the mails to both parties. */
  told: 'service' | 'withdrawn' | 'parent'
  reason: RefundReason
  now: Date
}

/** Cancels a locked appointment on behalf of the service or of a parent: full refund, whose amount is returned; both parties notified. */
export async function cancelByService(
  sql: Transaction,
  { jobs, fanout }: Pick<Deps, 'jobs' | 'fanout'>,
  { id, price_cents: priceCents }: { id: string; price_cents: number },
  { told, reason, now }: Why,
): Promise<number> {
  const by = told === 'parent' ? 'parent' : 'service'
  const refundCents = await cancelBooking(sql, jobs, { id, side: by }, { refundCents: priceCents, reason, now })
  const { patient, practitioner } = await partiesOf(sql, id, now)
  for (const party of [patient, practitioner]) {
    if (!party) continue
    const data = { ...party.mail, canceledBy: told, refundCents }
    await queueMail(sql, jobs, { to: party.email, template: 'appointment-canceled', data })
  }
  await notifyAppointmentChanged(sql, fanout, id)
  return refundCents
}
