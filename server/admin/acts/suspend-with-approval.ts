import { formatCount, formatPrice } from '#domain/format.ts'
import { suspend } from '../../verification/suspend.ts'
import { suspensionEffects } from '../../verification/suspension-effects.ts'
import type { Act } from '../act.ts'

/** A suspension that reaches many patients, where nobody is in danger. */
export const suspendWithApproval: Act<'suspend-with-approval'> = {
  async sentence({ sql, now }, { personId }) {
    const { name, appointments, refundCents } = await suspensionEffects(sql, personId, now)
    return `Suspendre ${name} : ${formatCount(appointments, 'rendez-vous', 'rendez-vous')}, ${formatPrice(refundCents)} remboursés`
  },
  async perform({ sql, deps, now }, { personId, reason }) {
    await suspend(sql, deps, personId, { reason, now })
  },
}
