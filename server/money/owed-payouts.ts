import { PAYOUT_AFTER_DAYS } from '#domain/constants.ts'
import type { PayoutOrder } from '#domain/payment/payout-file.ts'
import { addDays, type Day, startOfDay } from '#domain/time.ts'
import type { Transaction } from '../db/postgres.ts'
import { StartupError } from '../startup-error.ts'

interface OwedPayout {
  practitionerId: string
  name: string
  holderName: string | null
  iban: string | null
  owedCents: number
}

/**
 * Earnings of practitioners in one month, minus payouts: decided consultations and cancellation fees. A practitioner
 * who attended long enough is paid although the patient was refunded. Test payments earn nothing, nor do disputed ones
 * until the bank has decided; charged-back money is lost.
 */
export function owedPayouts(sql: Transaction, month: Day, now: Date): Promise<OwedPayout[]> {
  const since = startOfDay(month)
  const until = startOfDay(monthAfter(month))
  return sql<OwedPayout[]>`
    select earned.practitioner_id as "practitionerId",
      (select btrim(n.first_name || ' ' || n.last_name) from profiles n where n.id = earned.practitioner_id) as name, account.holder_name as "holderName", account.iban,
      (earned.cents - coalesce(paid.cents, 0))::int as "owedCents"
    from (
      select practitioner_id, sum(practitioner_cents) as cents from app.appointment_money
      where practitioner_id is not null and not is_test and earning_state = 'earned'
        and starts_at >= ${since} and starts_at < ${until} and ends_at <= ${now}
      group by practitioner_id
    ) as earned
    left join (
      select practitioner_id, sum(amount_cents) as cents from payouts where month = ${month} group by practitioner_id
    ) as paid on paid.practitioner_id = earned.practitioner_id
    left join payout_accounts account on account.user_id = earned.practitioner_id
    where earned.cents > coalesce(paid.cents, 0)
    order by account.holder_name, earned.practitioner_id`
}

/** A few days after the month, when the parties of its consultations can change nothing that is owed any more. */
export const isMonthPayable = (month: Day, now: Date): boolean =>
  startOfDay(addDays(monthAfter(month), PAYOUT_AFTER_DAYS)) <= now

/** Payouts to request from the bank for a payable month, and practitioners with earnings but no bank account. */
export async function preparePayouts(
  sql: Transaction,
  month: Day,
  now: Date,
): Promise<{ orders: PayoutOrder[]; withoutAccount: string[] }> {
  if (!isMonthPayable(month, now))
    throw new StartupError(
      `The month ${month.slice(0, 7)} is not over, or ended less than ${PAYOUT_AFTER_DAYS} days ago.`,
    )
  const orders: PayoutOrder[] = []
  const withoutAccount: string[] = []
  for (const { practitionerId, holderName, iban, owedCents: cents } of await owedPayouts(sql, month, now))
    if (holderName && iban) orders.push({ id: crypto.randomUUID(), practitionerId, month, cents, iban, holderName })
    else withoutAccount.push(practitionerId)
  return { orders, withoutAccount }
}

/** Records payouts as sent by the bank, whatever is owed by now. Returns how many were new. */
export async function recordPayouts(
  sql: Transaction,
  orders: readonly Pick<PayoutOrder, 'id' | 'practitionerId' | 'month' | 'cents'>[],
  now: Date,
): Promise<number> {
  let recorded = 0
  for (const { id, practitionerId, month, cents } of orders) {
    const { count } = await sql`
      insert into payouts (id, practitioner_id, month, amount_cents, paid_at)
      values (${id}, (select u.id from auth.users u where u.id = ${practitionerId}), ${month}, ${cents}, ${now})
      on conflict on constraint payouts_pkey do nothing`
    recorded += count
  }
  return recorded
}

const monthAfter = (month: Day): Day => `${addDays(month, 31).slice(0, 7)}-01`
