import type { Transaction } from '../db/postgres.ts'
import type { Deps } from '../deps.ts'
import { notifyInbox } from '../live/notify-inbox.ts'
import { queueMail } from '../mail/queue-mail.ts'

/** Notifies the moderators of a practitioner: the supervisor, or the referents if there is none. */
export async function notifyModerators(
  sql: Transaction,
  { jobs, fanout }: Pick<Deps, 'jobs' | 'fanout'>,
  practitionerId: string,
  { isMailed }: { isMailed: boolean },
): Promise<void> {
  const moderators = await sql<{ id: string; email: string | null }[]>`
    select u.id, u.email from profiles m join auth.users u on u.id = m.id
    where app.moderates(m.id, ${practitionerId}, now()) and m.suspended_at is null and m.user_type = 'therapist'
      and (m.is_referent or m.id = (select supervisor_id from profiles where id = ${practitionerId}))`
  notifyInbox(
    sql,
    fanout,
    moderators.map(({ id }) => id),
    'supervision',
  )
  for (const { email } of moderators)
    if (email && isMailed)
      await queueMail(sql, jobs, { to: email, template: 'rating-words', data: { news: 'to-moderate' } })
}
