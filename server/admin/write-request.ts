import type { ActInput, ActName } from '#domain/admin/acts.ts'
import { ACT_REQUEST_HOURS } from '#domain/constants.ts'
import { addMinutes } from '#domain/time.ts'
import type { Act, ActContext } from './act.ts'
import { allActs } from './all-acts.ts'

/** Stores a requested act with its input and description until an administrator decides. */
export async function writeRequest<A extends ActName>(
  context: ActContext,
  { act, input, reason, requestedBy }: { act: A; input: ActInput<A>; reason: string; requestedBy: string },
): Promise<{ id: string; sentence: string; expiresAt: Date }> {
  const { sql, now } = context
  // The map pairs each name with its own input, which the type of a map cannot say.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  const chosen = allActs[act] as unknown as Act<A>
  const sentence = await chosen.sentence(context, input)
  const expiresAt = addMinutes(now, ACT_REQUEST_HOURS * 60)
  const [request] = await sql<{ id: string }[]>`
    insert into app.act_requests (act, input, sentence, reason, requested_by, requested_at, expires_at)
    values (${act}, ${JSON.stringify(input)}::text::jsonb, ${sentence}, ${reason}, ${requestedBy}, ${now}, ${expiresAt})
    returning id`
  if (!request) throw new Error('the request was not written')
  return { id: request.id, sentence, expiresAt }
}
