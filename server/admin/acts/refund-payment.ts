import { fileNumber } from '#domain/admin/file-number.ts'
import { formatPrice } from '#domain/format.ts'
import { lockRefundable, refundByTeam } from '../../payment/refund-by-team.ts'
import type { Act } from '../act.ts'

/** Goodwill refund: more than the cancellation terms grant. */
export const refundPaymentAct: Act<'refund-payment'> = {
  async sentence({ sql, now }, input) {
    const { rightCents } = await lockRefundable(sql, input, now)
    const beyond = input.amountCents > rightCents ? ', au-delà des règles' : ''
    const pay = input.paysPractitioner ? ' Le praticien reste payé.' : ''
    return `Rembourser ${formatPrice(input.amountCents)} du paiement ${fileNumber(input.paymentId)}${beyond}.${pay}`
  },
  async perform({ sql, deps, now }, input) {
    const { appointmentId } = await lockRefundable(sql, input, now)
    await refundByTeam(sql, deps.jobs, input, appointmentId)
  },
}
