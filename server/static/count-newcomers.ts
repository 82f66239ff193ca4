import { dayOf, startOfDay } from '#domain/time.ts'
import type { Database } from '../db/database.ts'

/** How many people made an account since the month began, in Paris. */
export async function countNewcomers(db: Pick<Database, 'asService'>, now: Date): Promise<number> {
  const monthBegan = startOfDay(`${dayOf(now).slice(0, 8)}01`)
  const [counted] = await db.asService(
    (sql) => sql<{ joined: number }[]>`
      select count(*)::int as joined from auth.users where not is_anonymous and created_at >= ${monthBegan}`,
  )
  return counted?.joined ?? 0
}
