import type { JSONValue } from 'postgres'
import type { Transaction } from '../db/postgres.ts'

export interface AuditEntry {
  act: string
  /** Id of the subject, never a name. */
  subject: string | null
  detail: Record<string, JSONValue>
}

/** Appends to the audit log in the caller's transaction, so that act and entry are atomic. */
export async function appendAuditEntry(
  sql: Transaction,
  actorId: string | null,
  { act, subject, detail }: AuditEntry,
): Promise<void> {
  await sql`select app.note_act(${actorId}, ${act}, ${subject}, ${JSON.stringify(detail)}::text::jsonb)`
}
