import postgres from 'postgres'

export type Sql = postgres.Sql
export type Transaction = postgres.TransactionSql

export interface PoolOptions {
  /** A postgres:// URL, or the folder of a Unix socket with its database and user. */
  target: string | { socketFolder: string; database: string; user: string }
  size: number
  statementTimeoutMs: number
  applicationName: string
  /** The role each connection takes from its first statement on; requests change it again, for one transaction. */
  role?: string
}

/** Reconnects fast and for ever: the process must outlive its database. */
const reconnectDelaySeconds = (attempt: number) => Math.min(0.05 * 2 ** attempt, 0.5)

export function connect({ target, size, statementTimeoutMs, applicationName, role }: PoolOptions): Sql {
  const options = {
    max: size,
    backoff: reconnectDelaySeconds,
    connect_timeout: 2,
    idle_timeout: 0,
    max_lifetime: 60 * 30,
    onnotice: () => undefined,
    connection: {
      application_name: applicationName,
      statement_timeout: statementTimeoutMs,
      idle_in_transaction_session_timeout: statementTimeoutMs * 3,
      ...(role ? { role } : {}),
    },
    // Instants travel as ISO text through the product; a Date only where a rule asks for one.
    types: {},
  } satisfies postgres.Options<Record<string, never>>
  return typeof target === 'string'
    ? postgres(target, options)
    : postgres({ ...options, host: target.socketFolder, database: target.database, username: target.user })
}
