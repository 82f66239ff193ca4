import type { Db } from 'pg-boss'
import type { Sql, Transaction } from '../db/postgres.ts'

/** The queue's statements on a pool of ours, so that it knows one driver, one way to reconnect and one way to use TLS. */
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

/** The queue's statements inside a transaction that somebody else began and will end. */
export function bossInTransaction(sql: Transaction): Db {
  return {
    executeSql: async (text, values) => ({ rows: await run(sql, text, values) }),
  }
}

async function run(sql: Sql | Transaction, text: string, values: readonly unknown[] = []): Promise<object[]> {
  const result = await sql.unsafe(text, values.map(bindable) as never[])
  // A script of several statements answers a list of results; at most one of them has rows.
  return [...result].flat() as object[]
}

/** Its scripts say BEGIN and COMMIT themselves, which a pool must not be told: it would not know whose turn ends. */
function withoutTransaction(text: string): string | undefined {
  return /^\s*BEGIN;(.*)COMMIT;\s*$/s.exec(text)?.[1]
}

/**
 * pg-boss writes JSON as text before it binds it, while our driver writes JSON itself where the parameter is JSON: it
 * would do so twice. A text that looks like JSON therefore travels as something that is both.
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
