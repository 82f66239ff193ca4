import { addDays, type Day, startOfDay } from '#domain/time.ts'
import type { Transaction } from '../db/postgres.ts'

export interface OwedPayout {
  practitionerId: string
  holderName: string | null
  iban: string | null
  owedCents: number
}

/** What practitioners earned in one month by consultations that are over, less what was paid to them for it. */
export function owedPayouts(sql: Transaction, month: Day, now: Date): Promise<OwedPayout[]> {
  const since = startOfDay(month)
  const until = startOfDay(`${addDays(month, 31).slice(0, 7)}-01`)
  return sql<OwedPayout[]>`
    select earned.practitioner_id as "practitionerId", account.holder_name as "holderName", account.iban,
      (earned.cents - coalesce(paid.cents, 0))::int as "owedCents"
    from (
      select a.practitioner_id, sum(p.amount - p.refunded_amount) as cents
      from appointments a join payments p on p.appointment_id = a.id and p.completed_at is not null
      where a.practitioner_id is not null and a.status in ('confirmed', 'canceled')
        and a.starts_at >= ${since} and a.starts_at < ${until} and a.ends_at <= ${now}
        and not exists (select from app.refunds r where r.payment_id = p.id and r.sent_at is null)
      group by a.practitioner_id
    ) as earned
    left join (
      select practitioner_id, sum(amount_cents) as cents from payouts where month = ${month} group by practitioner_id
    ) as paid on paid.practitioner_id = earned.practitioner_id
    left join payout_accounts account on account.user_id = earned.practitioner_id
    where earned.cents > coalesce(paid.cents, 0)
    order by account.holder_name, earned.practitioner_id`
}

/** Records that the bank has sent them. Whoever gave no account waits for the next time. */
export async function recordPayouts(sql: Transaction, month: Day, now: Date): Promise<OwedPayout[]> {
  await sql`lock table payouts in share row exclusive mode`
  const payable = (await owedPayouts(sql, month, now)).filter(({ iban }) => iban !== null)
  for (const { practitionerId, owedCents } of payable)
    await sql`
      insert into payouts (practitioner_id, month, amount_cents, paid_at)
      values (${practitionerId}, ${month}, ${owedCents}, ${now})`
  return payable
}
