import { z } from 'zod'
import { AppError } from '#domain/errors.ts'
import { payoutMonthField } from '#domain/payment/payout-schema.ts'
import { defineAdminFunction } from '../../../admin/define-admin-function.ts'
import { isMonthPayable } from '../../../money/owed-payouts.ts'
import { writePayouts } from '../../../money/payout-files.ts'

/** Payout file of a month for the bank, with account numbers: requires step-up authentication. */
export const writePayoutFileFor = defineAdminFunction({
  name: 'write-payout-file',
  level: 'step-up',
  input: z.object({ month: payoutMonthField, replaces: z.boolean() }),
  audit: ({ input: { month, replaces } }) => ({ subject: null, detail: { month, replaces } }),
  async handle({ input: { month, replaces }, sql, now, adminId }) {
    if (!isMonthPayable(`${month}-01`, now)) throw new AppError('month_not_payable')
    const { file, transfers } = await writePayouts(sql, { month: `${month}-01`, now, writtenBy: adminId, replaces })
    if (transfers === 0) throw new AppError('nothing_to_pay_out')
    return new Response(file, {
      headers: {
        // Binary, so that the official client does not alter a byte.
        'content-type': 'application/octet-stream',
        'cache-control': 'no-store',
        'content-disposition': `attachment; filename="versements-${month}.csv"`,
      },
    })
  },
})
