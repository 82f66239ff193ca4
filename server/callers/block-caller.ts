import type { Transaction } from '../db/postgres.ts'

/** Blocks a caller in every process within seconds, until the daily key is deleted at midnight UTC. */
export async function blockCaller(sql: Transaction, caller: string, now: Date): Promise<Date> {
  const until = new Date(now)
  until.setUTCHours(24, 0, 0, 0)
  await sql`
    insert into app.blocked_callers (caller, blocked_until) values (${caller}, ${until})
    on conflict on constraint blocked_callers_pkey do update set blocked_until = excluded.blocked_until`
  return until
}
