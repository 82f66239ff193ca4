import type { AccountEnding } from '#domain/account/account-ending.ts'
import { endingWords } from '#domain/account/ending-words.ts'
import type { Transaction } from '../db/postgres.ts'
import type { Deps } from '../deps.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { leaveMeetings } from '../supervision/leave-meetings.ts'
import { endRunningRooms } from '../verification/end-running-rooms.ts'
import { leaveSupervisedRooms } from '../verification/leave-supervised-rooms.ts'
import { recordArchiveAddress } from './record-archive-address.ts'

interface ErasedAccount {
  id: string
  /**
   * `asked`: the person asked for it, everything is erased. `inactive`: consultation files stay archived until their
   * retention period ends.
   */
  reason: 'asked' | 'inactive'
  /** Contracts that were ended with it, for the receipt. */
  ended?: AccountEnding
}

/**
 * Erases a person and mails them the confirmation. The triggers on auth.users do the
 * erasing, so that every deletion runs them.
 */
export async function eraseAccount(
  sql: Transaction,
  { jobs, fanout, now }: Pick<Deps, 'jobs' | 'fanout'> & { now: Date },
  { id, reason, ended }: ErasedAccount,
): Promise<void> {
  if (reason === 'inactive') await sql`select set_config('app.keeps_archive', 'on', true)`
  const [account] = await sql<{ email: string | null; keeps_books: boolean }[]>`
    select email, exists (select from payments p where p.user_id = u.id and p.completed_at is not null) as keeps_books
    from auth.users u where id = ${id}`
  const [dispute] = await sql<{ is_open: boolean }[]>`
    select exists (select from app.disputes d join payments p on p.id = d.payment_id
      where p.user_id = ${id} and d.closed_at is null) as is_open`
  // Deleted with the account: the others would find nobody there.
  await leaveMeetings(sql, { jobs, fanout }, id, now)
  await endRunningRooms(sql, { jobs, fanout }, { practitionerId: id, onlyOverdue: true, now })
  await leaveSupervisedRooms(sql, { fanout }, { supervisorId: id }, now)
  await sql`delete from auth.users where id = ${id}`
  if (!account?.email) return
  const keepsArchive = await recordArchiveAddress(sql, { id, email: account.email, endedAt: now })
  await queueMail(sql, jobs, {
    to: account.email,
    template: 'account-erased',
    data: {
      erasedAt: now.toISOString(),
      keepsArchive,
      keepsBooks: account.keeps_books,
      keepsIdentity: dispute?.is_open ?? false,
      ended: ended ? endingWords(ended) : [],
    },
  })
}
