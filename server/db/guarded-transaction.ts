import type { Sql, Transaction } from './postgres.ts'

/**
 * Private fields of the driver's queries, missing from its types;
 * guarded-transaction.test.ts pins the version that has them.
 */
interface DriverQuery extends PromiseLike<unknown> {
  handler: (query: DriverQuery) => void
  reject: (reason: unknown) => void
}

/**
 * Handle passed to the work of a transaction. Sends its statements in order, and none once the
 * transaction is over or `whyOver` returns a reason: the driver would send it on the next connection,
 * outside the transaction and with another role.
 */
export function guardedTransaction(
  sql: Sql,
  whyOver: () => Error | undefined,
  onFailure: (error: unknown) => void,
): Transaction {
  let last: Promise<unknown> = Promise.resolve()
  let savepoints = 0

  const guard = <T>(made: T): T => {
    if (!(made instanceof Promise)) return made
    if (!isDriverQuery(made)) throw new Error('unsupported driver version: its statements cannot be guarded')
    const send = made.handler
    made.handler = (query) => {
      const previous = last
      last = (async () => {
        await previous
        const reason = whyOver()
        if (reason) return query.reject(reason)
        send(query)
        await query.then(undefined, onFailure)
      })()
    }
    return made
  }

  const savepoint = async <T>(...args: [string, (sql: Transaction) => T] | [(sql: Transaction) => T]) => {
    const work = args.length === 1 ? args[0] : args[1]
    const name = `savepoint_${(savepoints += 1)}`
    await handle.unsafe(`savepoint ${name}`)
    try {
      return await work(handle)
    } catch (error) {
      await handle.unsafe(`rollback to ${name}`)
      throw error
    }
  }

  const unsafe = (...args: Parameters<Sql['unsafe']>) => guard(sql.unsafe(...args))
  const own: Partial<Record<string | symbol, unknown>> = { unsafe, savepoint }
  // With savepoints, this is all that a Transaction is.
  const handle = new Proxy(sql, {
    apply: (target, self, args) => guard(Reflect.apply(target, self, args)),
    get: (target, name) => own[name] ?? Reflect.get(target, name),
  }) as unknown as Transaction
  return handle
}

function isDriverQuery<T extends object>(made: T): made is T & DriverQuery {
  return ['handler', 'reject'].every((field) => typeof Reflect.get(made, field) === 'function')
}
