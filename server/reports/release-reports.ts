import type { Transaction } from '../db/postgres.ts'
import type { Deps } from '../deps.ts'
import { notifyReferents } from './notify-referents.ts'

/** Gives the open reports of a person who is no longer a referent back to the others, and mails them. */
export async function releaseReports(
  sql: Transaction,
  deps: Pick<Deps, 'jobs' | 'fanout' | 'settings'>,
  formerReferentId: string,
): Promise<void> {
  const released = await sql<{ practitioner_id: string | null; answer_due_at: Date }[]>`
    update reports set referent_id = null, referent_name = null, state = 'new', taken_at = null
    where referent_id = ${formerReferentId} and state = 'taken'
    returning practitioner_id, answer_due_at`
  for (const { practitioner_id: practitionerId, answer_due_at: dueAt } of released)
    await notifyReferents(sql, deps, practitionerId, { dueAt: dueAt.toISOString(), why: 'new' })
}
