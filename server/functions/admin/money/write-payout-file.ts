import { z } from 'zod'
import { AppError } from '#domain/errors.ts'
import { payoutMonthField } from '#domain/payment/payout-schema.ts'
import { defineAdminFunction } from '../../../admin/define-admin-function.ts'
import { isMonthOver } from '../../../payment/owed-payouts.ts'
import { writePayouts } from '../../../payment/payout-files.ts'

/** The transfers of a month for the bank, account numbers included: for a person who has just proved who they are. */
export const writePayoutFileFor = defineAdminFunction({
  name: 'write-payout-file',
  level: 'step-up',
  input: z.object({ month: payoutMonthField, replaces: z.boolean() }),
  audit: ({ input: { month, replaces } }) => ({ subject: null, detail: { month, replaces } }),
  async handle({ input: { month, replaces }, sql, now, adminId }) {
    if (!isMonthOver(`${month}-01`, now)) throw new AppError('month_not_over')
    const { file, transfers } = await writePayouts(sql, { month: `${month}-01`, now, writtenBy: adminId, replaces })
    if (transfers === 0) throw new AppError('nothing_to_pay_out')
    return new Response(file, {
      headers: {
        // Read as bytes by the official client, so that not one of them changes on its way.
        'content-type': 'application/octet-stream',
        'cache-control': 'no-store',
        'content-disposition': `attachment; filename="versements-${month}.csv"`,
      },
    })
  },
})
