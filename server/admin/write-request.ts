import type { ActInput, ActName } from '#domain/admin/acts.ts'
import { ACT_REQUEST_HOURS } from '#domain/constants.ts'
import { AppError } from '#domain/errors.ts'
import { addMinutes } from '#domain/time.ts'
import { isSoleAdministrator } from '../identity/administrators.ts'
import type { Act, ActContext } from './act.ts'
import { allActs } from './all-acts.ts'

/** Stores a requested act with its input and description until an administrator decides. */
export async function writeRequest<A extends ActName>(
  context: ActContext,
  { act, input, reason, requestedBy }: { act: A; input: ActInput<A>; reason: string; requestedBy: string },
): Promise<{ id: string; act: A; sentence: string; expiresAt: Date; wasSole: boolean }> {
  const { sql, now } = context
  // The map pairs each name with its own input, which the type of a map cannot say.
  const chosen = allActs[act] as unknown as Act<A>
  await refuseDuplicate(context, act, input)
  const sentence = await chosen.sentence(context, input)
  const expiresAt = addMinutes(now, ACT_REQUEST_HOURS * 60)
  const wasSole = await isSoleAdministrator(sql, requestedBy, now)
  const [request] = await sql<{ id: string }[]>`
    insert into app.act_requests (act, input, sentence, reason, requested_by, requested_at, expires_at, was_sole)
    values (${act}, ${JSON.stringify(input)}::text::jsonb, ${sentence}, ${reason}, ${requestedBy}, ${now}, ${expiresAt},
      ${wasSole})
    returning id`
  if (!request) throw new Error('the request was not written')
  return { id: request.id, act, sentence, expiresAt, wasSole }
}

/** One pending request for each act and subject: a second approval would find it already done, or do it twice. */
async function refuseDuplicate<A extends ActName>({ sql, now }: ActContext, act: A, input: ActInput<A>): Promise<void> {
  const [field, subject] = Object.entries(input).find(([name]) => isSubject.test(name)) ?? []
  if (!field) throw new Error(`${act} has no subject`)
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${act} ${String(subject)}`}, 0))`
  const [waiting] = await sql`
    select from app.act_requests
    where act = ${act} and input ->> ${field} = ${String(subject)} and decision is null and expires_at > ${now}`
  if (waiting) throw new AppError('act_waiting')
}

/** Input field that names the person, payment, file, letter or report of an act. */
const isSubject = /^(personId|paymentId|digest|newsletterId|reportId|email)$/
