import { verifyChain } from '#server/audit/verify-chain.ts'
import type { Sql } from '#server/db/postgres.ts'

/** Returns the entry at which the audit log's hash chain breaks after a statement, which is then rolled back. */
export async function brokenAfter(sql: Sql, statement: string): Promise<number | null> {
  const undo = new Error('undo')
  let brokenAt: number | null = null
  await sql
    .begin(async (step) => {
      await step.unsafe(statement).simple()
      ;({ brokenAt } = await verifyChain(step))
      throw undo
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error
    })
  return brokenAt
}
