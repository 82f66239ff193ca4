import type { Transaction } from '../db/postgres.ts'
import type { Deps } from '../deps.ts'
import type { ParentalAnswered } from '../mail/booking/parental-answered.ts'
import { queueMail } from '../mail/queue-mail.ts'

/** Mails the parent's answer to the minor. Without an address nothing is sent: the app shows it. */
export async function notifyMinor(
  sql: Transaction,
  { jobs }: Pick<Deps, 'jobs'>,
  patientId: string,
  data: ParentalAnswered,
): Promise<void> {
  const [account] = await sql<{ email: string | null }[]>`select email from auth.users where id = ${patientId}`
  if (account?.email) await queueMail(sql, jobs, { to: account.email, template: 'parental-answered', data })
}
