import postgres from 'postgres'
import { runAfterCommit } from './after-commit.ts'
import { guardedTransaction } from './guarded-transaction.ts'
import type { Identity } from './identity.ts'
import { connectOnce, type PoolOptions, type Sql, type Transaction } from './postgres.ts'

const LIFETIME_MS = 30 * 60 * 1000
/** Parameters longer than this may not fit one socket write: pipelining stops until they are answered. */
const SHORT_CHARACTERS = 8000

class ConnectionLost extends Error {
  readonly code = 'CONNECTION_CLOSED'
}
class TransactionOver extends Error {}

export interface Statement {
  query: string
  parameters: readonly unknown[]
  prepare: boolean
}

/**
 * One connection, used by one transaction at a time. Lost is lost: the driver's way to revive a connection would let
 * statements of a broken transaction run on the new one, so a new Connection takes its place instead.
 */
export class Connection {
  readonly #sql: Sql
  readonly #onLost: (connection: Connection) => void
  /** Statements that this connection keeps may be sent without waiting for one another; behind a pooler it keeps none. */
  readonly #mayPipeline: boolean
  readonly #bornAt = Date.now()
  readonly #knownQueries = new Set<string>()
  #knowsEnter = false
  #isOpen = false
  #isBroken = false

  constructor(options: Omit<PoolOptions, 'size'>, onLost: (connection: Connection) => void) {
    this.#onLost = onLost
    this.#mayPipeline = !options.isPooled
    this.#sql = connectOnce(options, () => this.discard())
  }

  get isUsable(): boolean {
    return !this.#isBroken && Date.now() - this.#bornAt < LIFETIME_MS
  }

  /** Ends the connection now; what waits for an answer on it fails. */
  discard(): void {
    if (this.#isBroken) return
    this.#isBroken = true
    this.#onLost(this)
    void this.#sql.end({ timeout: 0 })
  }

  /** Runs work in a transaction that has entered as somebody. */
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
      runAfterCommit(sql)
      return result
    } catch (error) {
      if (!this.#isBroken) await sql.unsafe('rollback').catch(() => this.discard())
      throw error
    } finally {
      isOver = true
    }
  }

  /** One statement in a read-only transaction that has entered as somebody, all of it in a single round trip. */
  async read<Row extends object>(identity: Identity, { query, parameters, prepare }: Statement): Promise<Row[]> {
    // Check the parameter types first: the driver would throw after other statements of the pipeline were sent.
    if (!areBindable(parameters)) throw new TypeError('a parameter is undefined')
    await this.#open()
    // Sent without waiting for one another: should one fail, PostgreSQL refuses the rest and `commit` rolls back. Only
    // a statement new to this connection needs an answer before it can run, and nothing may queue up behind it.
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

  /** One statement that is a transaction of its own, and enters by itself. */
  async call<Row extends object>({ query, parameters, prepare }: Statement): Promise<Row[]> {
    if (!areBindable(parameters)) throw new TypeError('a parameter is undefined')
    await this.#open()
    try {
      return await this.#sql.unsafe<Row[]>(query, [...parameters], { prepare })
    } catch (error) {
      this.#judge(error)
      throw error
    }
  }

  /** The first statement goes alone: the driver keeps what queues up behind it and sends it after a failure to connect. */
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

  /** Waits for every answer, so that none comes when nobody listens any more, then throws the first reason to fail. */
  async #allAnswered(sent: readonly Promise<unknown>[]): Promise<void> {
    const failures = (await Promise.allSettled(sent)).filter((answer) => answer.status === 'rejected')
    for (const { reason } of failures) this.#judge(reason)
    if (failures[0]) throw failures[0].reason
  }

  /**
   * Anything but PostgreSQL's own word means that the connection is going, or that statements and answers are out of
   * step. The driver tells of the error before it tells of the loss, and would keep what is sent in between for later.
   */
  #judge(error: unknown): void {
    if (!(error instanceof postgres.PostgresError)) this.discard()
  }
}

/** Sends a statement whose answer is looked at later. */
function send<T>(query: Promise<T>): Promise<T> {
  // The driver's queries are lazy: one is sent when `then` is first called.
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
