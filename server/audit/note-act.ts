import type { JSONValue } from 'postgres'
import type { Transaction } from '../db/postgres.ts'

export interface AuditEntry {
  act: string
  /** Whom or what it is about: an id, never a name. */
  subject: string | null
  detail: Record<string, JSONValue>
}

/** Adds to the audit log in the caller's transaction: what was done and its entry exist together or not at all. */
export async function noteAct(
  sql: Transaction,
  actorId: string | null,
  { act, subject, detail }: AuditEntry,
): Promise<void> {
  await sql`select app.note_act(${actorId}, ${act}, ${subject}, ${JSON.stringify(detail)}::text::jsonb)`
}
