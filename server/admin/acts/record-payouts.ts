import { formatCount, formatPrice } from '#domain/format.ts'
import { formatMonth } from '#domain/format-time.ts'
import { lockPayoutFile, recordPayoutFile } from '../../money/payout-files.ts'
import type { Act } from '../act.ts'

/** Marks a payout file as sent by the bank. The file is identified by its hash: a modified file is refused. */
export const recordPayoutsAct: Act<'record-payouts'> = {
  async sentence({ sql }, { digest }) {
    const { month, orders } = await lockPayoutFile(sql, digest)
    const total = orders.reduce((sum, { cents }) => sum + cents, 0)
    const transfers = formatCount(orders.length, 'versement', 'versements')
    return `Enregistrer ${transfers} pour ${formatMonth(month)}, ${formatPrice(total)} en tout`
  },
  async perform({ sql, now }, { digest }) {
    await recordPayoutFile(sql, digest, now)
  },
}
