import postgres from 'postgres'
import { arrayTypes } from './array-types.ts'
import { hostsInUrl } from './hosts-in-url.ts'
import { primaryOf } from './primaries.ts'
import { socketInUrl } from './socket-in-url.ts'

export type Sql = postgres.Sql
export type Transaction = postgres.TransactionSql

export interface PoolOptions {
  /** A postgres:// URL, of several hosts perhaps, or the folder of a Unix socket with its database and user. */
  target: string | { socketFolder: string; database: string; user: string }
  size: number
  statementTimeoutMs: number
  applicationName: string
  /** The role each connection takes from its first statement on; requests change it again, for one transaction. */
  role?: string
  /** Through a pooler in transaction mode: no prepared statements, and session settings are the pooler's (check-pooler.ts). */
  isPooled?: boolean
  /** synchronous_commit. Off: a commit does not wait for fsync; only for data that may be lost in a crash. */
  synchronousCommit?: 'off'
}

/** Reconnects fast and for ever: the process must outlive its database. */
const reconnectDelaySeconds = (attempt: number) => Math.min(0.05 * 2 ** attempt, 0.5)

/** The driver's own pool, for single statements: it does not survive the loss of a connection inside a transaction. */
export function connect(options: PoolOptions): Sql {
  return open(options, { max: options.size, max_lifetime: 60 * 30 })
}

/**
 * Exactly one connection, with a callback when it is lost; the caller ends it then. The other tells of a commit that stopped
 * waiting for the standby because somebody cancelled it: PostgreSQL reports it as done, with a warning.
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

type OwnOptions = Pick<postgres.Options<Record<string, never>>, 'max' | 'max_lifetime' | 'onclose' | 'onnotice'>

function open(
  { target, statementTimeoutMs, applicationName, role, synchronousCommit, isPooled = false }: Omit<PoolOptions, 'size'>,
  own: OwnOptions,
): Sql {
  const options = {
    onnotice: () => undefined,
    ...own,
    backoff: reconnectDelaySeconds,
    // A busy machine takes its time to start a backend; a database that is gone refuses, or is noticed by its silence.
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
      // The driver's types do not know its option `socket`, by which it is told how to connect.
      return postgres(first, Object.assign(options, { socket: primaryOf([first, ...others]).socket }))
    }
    const socket = socketInUrl(first)
    if (!socket) return postgres(first, options)
    return postgres(socket.url, { ...options, host: socket.socketFolder, port: socket.port })
  }
  const { socketFolder: host, database, user: username } = target
  return postgres({ ...options, host, port: 5432, database, username })
}
