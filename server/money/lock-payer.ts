import type { Transaction } from '../db/postgres.ts'
import { lockPatient } from './lock-patient.ts'

/** First in the common lock order, before the payment: its subscription may change too. None once the account is gone. */
export async function lockPayer(sql: Transaction, paymentId: string): Promise<void> {
  const [payment] = await sql<{ user_id: string | null }[]>`select user_id from payments where id = ${paymentId}`
  if (payment?.user_id) await lockPatient(sql, payment.user_id)
}
