import { z } from 'zod'
import { payoutMonthField } from '#domain/payment/payout-schema.ts'
import { defineAdminFunction } from '../../../admin/define-admin-function.ts'
import { isMonthPayable, owedPayouts } from '../../../money/owed-payouts.ts'

/** Amounts owed to practitioners for a month, and who has no bank account on file. No account number. */
export const listOwedPayouts = defineAdminFunction({
  name: 'list-owed-payouts',
  level: 'plain',
  input: z.object({ month: payoutMonthField }),
  audit: ({ input: { month } }) => ({ subject: null, detail: { month } }),
  async handle({ input: { month }, sql, now }) {
    const owed = await owedPayouts(sql, `${month}-01`, now)
    return {
      isPayable: isMonthPayable(`${month}-01`, now),
      owed: owed.map(({ practitionerId, name, owedCents, iban }) => ({
        practitionerId,
        name,
        owedCents,
        hasAccount: iban !== null,
      })),
    }
  },
})
