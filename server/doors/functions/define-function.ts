import type { z } from 'zod'
import type { AppError } from '#domain/errors.ts'
import type { AnswerOf, FunctionName, InputOf } from '#domain/functions.ts'
import type { Identity } from '../../db/identity.ts'
import type { Transaction } from '../../db/postgres.ts'
import type { Deps } from '../../deps.ts'
import type { Limit } from '../../rate-limit.ts'
import type { CallerOrError } from './caller-or-error.ts'
import type { Who } from './who-may-call.ts'

/** Distributes over a union of inputs. */
type WithoutCheck<Input> = Input extends unknown ? Omit<Input, 'securityCheck'> : never

/** Input seen by the function: the framework has already removed the security check. */
export type HandledInput<N extends FunctionName> = WithoutCheck<InputOf<N>>

export interface FunctionCall<N extends FunctionName> {
  input: HandledInput<N>
  /** Transaction with the service role: committed if and only if the function answers. */
  sql: Transaction
  identity: Identity
  address: string
  now: Date
  /** Aborted when the client disconnects before the end of the answer. */
  signal: AbortSignal
  /** True if the caller asked for `text/event-stream`. */
  wantsEvents: boolean
  deps: Deps
}

/** Work after the commit, without holding a row lock or a connection. */
export type AfterCommit<N extends FunctionName> = () => Promise<AnswerOf<N> | Response>

/** A call before its transaction. */
export type ArrivingCall<N extends FunctionName> = Omit<FunctionCall<N>, 'sql'> & Pick<CallerOrError, 'callerError'>

/** The rest of the way of a call: its limit, its transaction, its answer. */
export interface Way<N extends FunctionName> {
  act: () => Promise<AnswerOf<N> | Response>
  /**
   * One query before: the answer stored with the Idempotency-Key, if the call was made before, and whether an SQL
   * condition holds. Throws when the caller's session has ended.
   */
  look: (
    condition: string,
    parameters: readonly string[],
  ) => Promise<{ earlier: AnswerOf<N> | undefined; holds: boolean }>
}

interface Contract<N extends FunctionName> {
  name: N
  who: Who
  /** Its messages are shown to people. */
  input: z.ZodType<HandledInput<N>>
  /** Features whose switch, or maintenance, closes this function. */
  closedWith?: readonly Parameters<Deps['site']['refusalOf']>[0][]
  /** Rate limit, counted for every call with a valid input, whether it succeeds or not. */
  limit?: Limit & { per: 'address' | 'account' }
}

interface OneTransaction<N extends FunctionName> {
  /** Whether a proof of work is required. */
  securityCheck?: boolean
  /** Whether calls with the same Idempotency-Key run once and get the same answer. */
  idempotent?: boolean
  /**
   * A Response is sent as it is; a stream in it runs after the transaction and must not use `sql`. A function that
   * waits for an external service returns a callback, which runs after the commit. A thrown error rolls the transaction
   * back; a returned one refuses the call after the commit.
   */
  handle(call: FunctionCall<N>): Promise<AnswerOf<N> | Response | AfterCommit<N> | AppError>
  /** Goes around the one way, for what must not hold its transaction, or not be stored with the answer. */
  around?(call: ArrivingCall<N>, way: Way<N>): Promise<AnswerOf<N> | Response>
}

/** With transactions of its own; it decides itself about a caller with a `callerError`. */
interface OwnTransactions<N extends FunctionName> {
  who: 'anyone'
  handle?: never
  around(call: ArrivingCall<N>): Promise<AnswerOf<N> | Response>
}

export type FunctionDefinition<N extends FunctionName> = Contract<N> & (OneTransaction<N> | OwnTransactions<N>)

/** Any function, as a union over all names. */
export type AnyFunction = { [N in FunctionName]: FunctionDefinition<N> }[FunctionName]

export function defineFunction<N extends FunctionName>(definition: FunctionDefinition<N>): FunctionDefinition<N> {
  return definition
}
