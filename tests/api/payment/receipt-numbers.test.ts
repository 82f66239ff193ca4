import { expect, test } from 'vitest'
import { issueReceipt } from '#server/money/issue-receipt.ts'
import { startTestApp } from '../../support/app.ts'

test('numbers follow each other without a gap, however many payments end at once or fail', async () => {
  const { sql, deps } = await startTestApp()
  const payments = await sql<{ id: string }[]>`
    insert into payments (amount, currency, payment_type, payment_status, provider, provider_reference, completed_at, is_test)
    select 299, 'eur', 'subscription', 'completed', 'stripe', 'p' || i, '2026-12-31T22:59:59Z', false from generate_series(1, 12) i
    returning id`
  const issue = (paymentId: string, fails: boolean) =>
    deps.db
      .asService(async (transaction) => {
        await issueReceipt(transaction, paymentId, new Date())
        if (fails) throw new Error('rolled back')
      })
      .catch(() => undefined)
  await Promise.all(payments.flatMap(({ id }) => [issue(id, true), issue(id, false), issue(id, false)]))
  const rows = await sql<{ number: string }[]>`select number from app.receipts order by number`
  expect(rows.map(({ number }) => number)).toEqual(
    Array.from({ length: 12 }, (_, i) => `2026-${String(i + 1).padStart(6, '0')}`),
  )
})
