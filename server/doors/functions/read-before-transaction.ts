import { AppError } from '#domain/errors.ts'
import type { Database } from '../../db/database.ts'
import { type Identity, SERVICE } from '../../db/identity.ts'
import { answerIn, type IdempotencyClaim, type IdempotentAnswer } from './idempotency.ts'

type Row = { is_live: boolean; holds: boolean } & (IdempotentAnswer | { is_same_input: null })

/**
 * Reads everything needed before the transaction in one round trip: live session, stored idempotent answer and the
 * function's own condition.
 */
export async function readBeforeTransaction(
  db: Database,
  { session_id: sessionId, sub }: Identity,
  claim: IdempotencyClaim | undefined,
  own: { condition: string; parameters: readonly string[] },
): Promise<{ earlier: object | undefined; holds: boolean }> {
  const next = (n: number) => `$${own.parameters.length + n}`
  const [row] = await db.readAs<Row>(
    SERVICE,
    `select ${next(1)}::uuid is null or auth.session_is_live(${next(1)}, ${next(6)}) as is_live,
       a.input_hash = ${next(2)} as is_same_input, a.answer, ${own.condition} as holds
     from (values (1)) as always left join app.idempotent_answers a
       on a.function_name = ${next(3)} and a.caller = ${next(4)} and a.key = ${next(5)}`,
    [...own.parameters, sessionId ?? null, claim?.inputHash, claim?.functionName, claim?.caller, claim?.key, sub].map(
      orNull,
    ),
  )
  if (!row?.is_live) throw new AppError('not_signed_in')
  return { earlier: row.is_same_input === null ? undefined : answerIn(row), holds: row.holds }
}

function orNull<T>(value: T | undefined): T | null {
  return value ?? null
}
