import postgres from 'postgres'
import { runAfterCommit } from './after-commit.ts'
import { guardedTransaction } from './guarded-transaction.ts'
import type { Identity } from './identity.ts'
import { connectOnce, type PoolOptions, type Sql, type Transaction } from './postgres.ts'

const LIFETIME_MS = 30 * 60 * 1000
/** Longer parameters may not fit one socket write: pipelining stops until they are answered. */
const SHORT_CHARACTERS = 8000

class ConnectionLost extends Error {
  readonly code = 'CONNECTION_CLOSED'
}
class TransactionOver extends Error {}
/** Committed here but perhaps not on the standby: a client told that it succeeded could lose the write with this machine. */
class NotReplicated extends Error {
  readonly code = 'NOT_REPLICATED'
}

interface Statement {
  query: string
  parameters: readonly unknown[]
  prepare: boolean
}

/**
 * One connection, used by one transaction at a time. A lost connection is replaced by a new Connection: the driver's
 * reconnect would run statements of a broken transaction on the new one.
 */
export class Connection {
  readonly #sql: Sql
  readonly #onLost: (connection: Connection) => void
  /** Pipelining needs prepared statements kept on the connection, which a pooler does not allow. */
  readonly #mayPipeline: boolean
  readonly #bornAt = Date.now()
  readonly #knownQueries = new Set<string>()
  #knowsEnter = false
  #isOpen = false
  #isUnreplicated = false
  #isBroken = false

  constructor(options: Omit<PoolOptions, 'size'>, onLost: (connection: Connection) => void) {
    this.#onLost = onLost
    this.#mayPipeline = !options.isPooled
    this.#sql = connectOnce(
      options,
      () => this.discard(),
      () => {
        this.#isUnreplicated = true
      },
    )
  }

  get isUsable(): boolean {
    return !this.#isBroken && Date.now() - this.#bornAt < LIFETIME_MS
  }

  /** Closes the connection now; pending statements on it fail. */
  discard(): void {
    if (this.#isBroken) return
    this.#isBroken = true
    this.#onLost(this)
    void this.#sql.end({ timeout: 0 })
  }

  /** Runs work in a transaction with that role and those claims. */
  async transact<T>(identity: Identity, work: (sql: Transaction) => Promise<T>): Promise<T> {
    let isOver = false
    const whyOver = () => (this.#isBroken ? new ConnectionLost() : isOver ? new TransactionOver() : undefined)
    const sql = guardedTransaction(this.#sql, whyOver, (error) => this.#judge(error))
    try {
      await this.#open()
      await this.#allAnswered([send(this.#sql.unsafe('begin')), this.#enter(identity)])
      this.#knowsEnter = this.#mayPipeline
      const result = await work(sql)
      const { command } = await sql.unsafe('commit')
      if (command !== 'COMMIT') throw new TransactionOver('a statement had failed, so nothing was written')
      this.#refuseUnreplicated()
      runAfterCommit(sql)
      return result
    } catch (error) {
      if (!this.#isBroken) await sql.unsafe('rollback').catch(() => this.discard())
      throw error
    } finally {
      isOver = true
    }
  }

  /** Runs one statement in a read-only transaction with that role and those claims, in a single round trip. */
  async read<Row extends object>(identity: Identity, { query, parameters, prepare }: Statement): Promise<Row[]> {
    // Check the parameter types first: the driver would throw after other statements of the pipeline were sent.
    if (!areBindable(parameters)) throw new TypeError('a parameter is undefined')
    await this.#open()
    // Pipelined: if one fails, PostgreSQL refuses the rest and `commit` rolls back. Only a statement new to this
    // connection must be prepared first, with nothing queued behind it.
    const begun = send(this.#sql.unsafe('begin read only'))
    const entered = this.#enter(identity)
    if (!this.#knowsEnter) await this.#answered(entered)
    const rows = send(this.#sql.unsafe<Row[]>(query, [...parameters], { prepare }))
    if (!this.#knownQueries.has(query) || !isShort(parameters)) await this.#answered(rows)
    const committed = send(this.#sql.unsafe('commit'))
    await this.#allAnswered([begun, entered, rows, committed])
    this.#knowsEnter = this.#mayPipeline
    if (prepare && this.#mayPipeline) this.#knownQueries.add(query)
    return rows
  }

  /** Runs one statement that is its own transaction and sets its own role. */
  async call<Row extends object>({ query, parameters, prepare }: Statement): Promise<Row[]> {
    if (!areBindable(parameters)) throw new TypeError('a parameter is undefined')
    await this.#open()
    try {
      const rows = await this.#sql.unsafe<Row[]>(query, [...parameters], { prepare })
      this.#refuseUnreplicated()
      return rows
    } catch (error) {
      this.#judge(error)
      throw error
    }
  }

  #refuseUnreplicated(): void {
    if (!this.#isUnreplicated) return
    this.#isUnreplicated = false
    throw new NotReplicated()
  }

  /**
   * The first statement is sent alone: the driver keeps queued statements and sends them again after a failed connect.
   */
  async #open(): Promise<void> {
    if (this.#isOpen) return
    try {
      await this.#sql`select 1`
      this.#isOpen = true
    } catch (error) {
      this.discard()
      throw error
    }
  }

  #enter(identity: Identity): Promise<unknown> {
    return send(this.#sql`select app.enter(${JSON.stringify(identity)}::text::jsonb)`)
  }

  /** No pipelining: waits for one answer before more is sent. */
  async #answered(sent: Promise<unknown>): Promise<void> {
    await sent.catch((error: unknown) => this.#judge(error))
    if (this.#isBroken) throw new ConnectionLost()
  }

  /** Waits for every answer, to avoid unhandled rejections, then throws the first error. */
  async #allAnswered(sent: readonly Promise<unknown>[]): Promise<void> {
    const failures = (await Promise.allSettled(sent)).filter((answer) => answer.status === 'rejected')
    for (const { reason } of failures) this.#judge(reason)
    if (failures[0]) throw failures[0].reason
  }

  /**
   * Any error not sent by PostgreSQL means that the connection is lost or that statements and answers are out of step.
   * The driver reports the error before the loss, and would resend statements queued in between.
   */
  #judge(error: unknown): void {
    if (!(error instanceof postgres.PostgresError)) this.discard()
  }
}

/** Sends a statement without awaiting its answer. */
function send<T>(query: Promise<T>): Promise<T> {
  // The driver's queries are lazy: calling `then` or `catch` sends them.
  query.catch(() => undefined)
  return query
}

function areBindable(parameters: readonly unknown[]): parameters is readonly postgres.ParameterOrJSON<never>[] {
  return !parameters.includes(undefined)
}

function isShort(parameters: readonly unknown[]): boolean {
  let length = 0
  for (const parameter of parameters) length += typeof parameter === 'string' ? parameter.length : 8
  return length <= SHORT_CHARACTERS
}
