import { type ActName, actInputs } from '#domain/admin/acts.ts'
import { AppError } from '#domain/errors.ts'
import { appendAuditEntry } from '../audit/append-audit-entry.ts'
import type { Act, ActContext } from './act.ts'
import { allActs } from './all-acts.ts'

/** Executes an approved two-person act, with the input stored when it was requested. The only place that does. */
export async function performAct(
  context: ActContext,
  { id, act, input }: { id: string; act: ActName; input: unknown },
  decidedBy: string | null,
): Promise<void> {
  // The map pairs each name with its own input, which the type of a map cannot say.
  const chosen = allActs[act] as Act<ActName>
  const known = actInputs[act].safeParse(input)
  // The stored input is erased together with the person it names.
  if (!known.success) throw new AppError('not_found')
  // Logged first: an erasure removes the text of the entries about the person.
  await appendAuditEntry(context.sql, decidedBy, { act, subject: id, detail: { input: JSON.stringify(input) } })
  await chosen.perform(context, known.data)
}
