import { z } from 'zod'
import { AppError } from '#domain/errors.ts'
import { withRefund } from '#domain/payment/receipt.ts'
import { defineFunction } from '../../doors/functions/define-function.ts'
import { callerId } from '../../identity/caller-id.ts'
import { issueReceipt } from '../../money/issue-receipt.ts'
import { writePdf } from '../../write-pdf.ts'

/** Receipt of a payment for its payer: as issued, with later refunds. */
export const downloadReceipt = defineFunction({
  name: 'download-receipt',
  who: 'signed-in',
  input: z.object({ paymentId: z.uuid() }),
  limit: { per: 'account', times: 60, perSeconds: 60 * 60 },
  async handle({ input: { paymentId }, identity, sql, now, signal }) {
    const [payment] = await sql<{ amount: number; refunded_amount: number }[]>`
      select amount, refunded_amount from payments where id = ${paymentId} and user_id = ${callerId(identity)}`
    // Payments older than stored receipts get theirs here.
    const issued = payment && (await issueReceipt(sql, paymentId, now))
    if (!issued) throw new AppError('not_found')
    const receipt = withRefund(issued, { amountCents: payment.amount, refundedCents: payment.refunded_amount })
    return async () =>
      new Response(await writePdf({ kind: 'receipt', content: receipt, writtenAt: now }, signal), {
        headers: {
          'content-type': 'application/pdf',
          'content-disposition': `attachment; filename="note-${receipt.number}.pdf"`,
        },
      })
  },
})
