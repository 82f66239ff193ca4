import type { ActInput, ActName } from '#domain/admin/acts.ts'
import { AppError } from '#domain/errors.ts'
import type { Transaction } from '../db/postgres.ts'
import type { Deps } from '../deps.ts'

export interface ActContext {
  sql: Transaction
  deps: Pick<Deps, 'jobs' | 'fanout' | 'settings'>
  now: Date
}

/**
 * Act that needs two administrators (four-eyes principle): its description when requested, its execution once approved.
 */
export interface Act<A extends ActName> {
  /** Throws when the act is not possible. */
  sentence(context: ActContext, input: ActInput<A>): Promise<string>
  perform(context: ActContext, input: ActInput<A>): Promise<void>
}

/** Locks the row of a person of that type. */
export async function lockPersonOfType(
  sql: Transaction,
  id: string,
  type: string,
): Promise<{ name: string; email: string | null }> {
  const [person] = await sql<{ name: string; email: string | null }[]>`
    select btrim(p.first_name || ' ' || p.last_name) as name, u.email from profiles p join auth.users u on u.id = p.id
    where p.id = ${id} and p.user_type = ${type} for update of p`
  if (!person) throw new AppError('not_found')
  return person
}
