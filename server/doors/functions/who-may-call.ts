import { AppError } from '#domain/errors.ts'
import { type UserType, userTypeOf } from '#domain/profile/user-type.ts'
import type { Identity } from '../../db/identity.ts'
import type { Transaction } from '../../db/postgres.ts'

export type Who = 'anyone' | 'signed-in' | readonly UserType[]

export function assertMayCall(who: Who, identity: Identity): void {
  if (who === 'anyone') return
  if (identity.role !== 'authenticated') throw new AppError('not_signed_in')
  // The claim is signed by the server; user metadata is never read here.
  if (who !== 'signed-in' && !who.includes(userTypeOf(identity.app_metadata?.user_type)))
    throw new AppError('not_allowed')
}

/** An access token stays valid after sign-out; functions run as the service, so row-level security would not notice. */
export async function assertSessionIsLive(sql: Transaction, { session_id: sessionId, sub }: Identity): Promise<void> {
  if (!sessionId) return
  const [session] = await sql<{ is_live: boolean }[]>`
    select auth.session_is_live(${sessionId}, ${sub ?? null}) as is_live`
  if (!session?.is_live) throw new AppError('not_signed_in')
}
