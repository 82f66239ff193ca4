import type { Db } from 'pg-boss'
import type { Sql, Transaction } from '../db/postgres.ts'

/** Runs pg-boss's statements on our own pool, so that there is one driver, one reconnect logic and one TLS setup. */
export function bossOnPool(pool: Sql): Db {
  return {
    async executeSql(text, values) {
      const script = withoutTransaction(text)
      return { rows: script ? await pool.begin((sql) => run(sql, script, [])) : await run(pool, text, values) }
    },
    async listen(channel, onNotification, onReconnect) {
      const subscription = await pool.listen(channel, onNotification, onReconnect)
      return { close: () => subscription.unlisten() }
    },
  }
}

/** Runs pg-boss's statements inside the caller's transaction. */
export function bossInTransaction(sql: Transaction): Db {
  return {
    executeSql: async (text, values) => ({ rows: await run(sql, text, values) }),
  }
}

async function run(sql: Sql | Transaction, text: string, values: readonly unknown[] = []): Promise<object[]> {
  const result = await sql.unsafe(text, values.map(bindable) as never[])
  // A script of several statements returns a list of results; at most one has rows.
  return [...result].flat() as object[]
}

/** Strips BEGIN and COMMIT from its scripts, which would break a pooled connection. */
function withoutTransaction(text: string): string | undefined {
  return /^\s*BEGIN;(.*)COMMIT;\s*$/s.exec(text)?.[1]
}

/**
 * pg-boss binds JSON as text, while our driver stringifies JSON parameters itself, so it would be encoded twice. A text
 * that looks like JSON is therefore wrapped to work for both.
 */
function bindable(value: unknown): unknown {
  if (value === undefined) return null
  if (typeof value !== 'string' || !/^[[{"]/.test(value)) return value
  try {
    const json: unknown = JSON.parse(value)
    return { toJSON: () => json, toString: () => value }
  } catch {
    return value
  }
}
