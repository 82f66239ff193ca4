import postgres from 'postgres'
import { arrayTypes } from './array-types.ts'
import { hostsInUrl } from './hosts-in-url.ts'
import { primaryOf } from './primaries.ts'
import { socketInUrl } from './socket-in-url.ts'

export type Sql = postgres.Sql
export type Transaction = postgres.TransactionSql

export interface PoolOptions {
  /** A postgres:// URL, possibly with several hosts, or the folder of a Unix socket with its database and user. */
  target: string | { socketFolder: string; database: string; user: string }
  size: number
  statementTimeoutMs: number
  applicationName: string
  /** Role of each connection from its first statement on; requests change it for one transaction. */
  role?: string
  /**
   * Behind a pooler in transaction mode: no prepared statements, and the pooler sets the session settings
   * (check-pooler.ts).
   */
  isPooled?: boolean
  /** synchronous_commit. Off: a commit does not wait for fsync; only for data that may be lost in a crash. */
  synchronousCommit?: 'off'
}

/** Reconnect backoff, short and unlimited: the process must survive an outage of its database. */
const reconnectDelaySeconds = (attempt: number) => Math.min(0.05 * 2 ** attempt, 0.5)

/**
 * The driver's own pool, for single statements: it does not survive a lost connection inside a transaction, and ends
 * each connection after half an hour, even inside a transaction that a plain `begin` opened.
 */
export function connect(options: PoolOptions): Sql {
  return open(options, { max: options.size, max_lifetime: 60 * 30 })
}

/**
 * Opens exactly one connection, with a callback when it is lost; the caller then ends it. The other callback reports a
 * commit whose wait for the standby was cancelled: PostgreSQL reports it as done, with a warning.
 */
export function connectOnce(
  options: Omit<PoolOptions, 'size'>,
  onLost: () => void,
  onUnreplicated = () => undefined,
): Sql {
  const onnotice = ({ routine }: postgres.Notice) => {
    if (routine === 'SyncRepWaitForLSN') onUnreplicated()
  }
  return open(options, { max: 1, max_lifetime: null, onclose: onLost, onnotice })
}

/**
 * One connection for work that keeps a role, a lock or a transaction of its own between statements: it has no lifetime,
 * because a replaced connection would have lost them. When it is lost, every later statement fails.
 */
export function connectForSession(options: Omit<PoolOptions, 'size'>): Sql {
  const sql = connectOnce(options, () => void sql.end({ timeout: 0 }))
  return sql
}

type OwnOptions = Pick<postgres.Options<Record<string, never>>, 'max' | 'max_lifetime' | 'onclose' | 'onnotice'>

function open(
  { target, statementTimeoutMs, applicationName, role, synchronousCommit, isPooled = false }: Omit<PoolOptions, 'size'>,
  own: OwnOptions,
): Sql {
  const options = {
    onnotice: () => undefined,
    ...own,
    backoff: reconnectDelaySeconds,
    // A busy machine is slow to start a backend; a database that is down refuses, or is detected by its silence.
    connect_timeout: 5,
    idle_timeout: 0,
    prepare: !isPooled,
    connection: isPooled
      ? { application_name: applicationName }
      : {
          application_name: applicationName,
          statement_timeout: statementTimeoutMs,
          idle_in_transaction_session_timeout: statementTimeoutMs * 3,
          ...(role ? { role } : {}),
          ...(synchronousCommit ? { synchronous_commit: synchronousCommit } : {}),
        },
    fetch_types: false,
    types: arrayTypes,
  } satisfies postgres.Options<Record<string, postgres.PostgresType>>
  if (typeof target === 'string') {
    const [first = target, ...others] = hostsInUrl(target) ?? []
    if (others.length > 0) {
      // The driver's option `socket`, a custom connect function, is missing from its types.
      return postgres(first, Object.assign(options, { socket: primaryOf([first, ...others]).socket }))
    }
    const socket = socketInUrl(first)
    if (!socket) return postgres(first, options)
    return postgres(socket.url, { ...options, host: socket.socketFolder, port: socket.port })
  }
  const { socketFolder: host, database, user: username } = target
  return postgres({ ...options, host, port: 5432, database, username })
}
