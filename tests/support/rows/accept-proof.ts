import type { Sql, Transaction } from '#server/db/postgres.ts'

/** Nobody receives patients before their proof was accepted once; changes nothing for psychologists. */
export async function acceptProof(sql: Sql | Transaction, { id }: { id: string }): Promise<void> {
  await sql`
    update profiles set validated_at = coalesce(validated_at, now()) where id = ${id} and user_type = 'student'`
}
