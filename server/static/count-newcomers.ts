import { dayOf, startOfDay } from '#domain/time.ts'
import type { Database } from '../db/database.ts'

/** Number of accounts created since the beginning of the month, in Paris. */
export async function countNewcomers(db: Pick<Database, 'asService'>, now: Date): Promise<number> {
  const monthBegan = startOfDay(`${dayOf(now).slice(0, 8)}01`)
  const [counted] = await db.asService(
    (sql) => sql<{ joined: number }[]>`
      select count(*)::int as joined from auth.users where not is_anonymous and created_at >= ${monthBegan}`,
  )
  return counted?.joined ?? 0
}
