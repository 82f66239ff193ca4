import type { Transaction } from '../db/postgres.ts'
import { queueMail } from '../mail/queue-mail.ts'
import type { Jobs } from '../queue/jobs.ts'

/**
 * Records that the bank returned a refund, and tells the person once. The amount stays refunded on the books: the team
 * owes it and pays it in another way. Returns whether the refund is ours.
 */
export async function applyRefundReturn(sql: Transaction, jobs: Jobs, refundId: string, now: Date): Promise<boolean> {
  const [refund] = await sql<{ amount: number; email: string | null; is_new: boolean }[]>`
    select r.amount, u.email, r.returned_at is null as is_new
    from app.refunds r join payments p on p.id = r.payment_id left join auth.users u on u.id = p.user_id
    where r.id::text = ${refundId} for update of r`
  if (!refund?.is_new) return refund !== undefined
  // The report may come before the job has recorded that it was sent.
  await sql`
    update app.refunds set returned_at = ${now}, sent_at = coalesce(sent_at, ${now}) where id::text = ${refundId}`
  if (refund.email)
    await queueMail(sql, jobs, {
      to: refund.email,
      template: 'refund-returned',
      data: { amountCents: refund.amount },
    })
  return true
}
