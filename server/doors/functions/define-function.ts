import type { z } from 'zod'
import type { AppError } from '#domain/errors.ts'
import type { AnswerOf, FunctionName, InputOf } from '#domain/functions.ts'
import type { UserType } from '#domain/profile/user-type.ts'
import type { Identity } from '../../db/identity.ts'
import type { Transaction } from '../../db/postgres.ts'
import type { Deps } from '../../deps.ts'
import type { Limit } from '../../rate-limit.ts'
import type { CallerOrFault } from './caller-or-fault.ts'

/** Of each form that an input may have. */
type WithoutCheck<Input> = Input extends unknown ? Omit<Input, 'securityCheck'> : never

/** The input as the function reads it: the door has already taken the security check off. */
export type HandledInput<N extends FunctionName> = WithoutCheck<InputOf<N>>

export interface FunctionCall<N extends FunctionName> {
  input: HandledInput<N>
  /** One transaction as the service: what the function writes exists if and only if it answers. */
  sql: Transaction
  identity: Identity
  address: string
  now: Date
  /** Aborted when the caller has left before the answer's end. */
  signal: AbortSignal
  /** Whether the caller asked for `text/event-stream`. */
  wantsEvents: boolean
  deps: Deps
}

/** What is left to do once the transaction has committed, and holds no row and no connection any more. */
export type AfterCommit<N extends FunctionName> = () => Promise<AnswerOf<N> | Response>

/** Checked before the transaction begins, in the door's first query: a call that must fail takes no lock. */
export interface FirstLook {
  /** Whether the call can succeed, as SQL with `parameters`. */
  condition: string
  parameters: readonly string[]
  refusal(): Promise<AppError>
  /** The key of the mutex: calls with the same key run one after the other. */
  crowd: string
}

interface Contract<N extends FunctionName> {
  name: N
  who: 'anyone' | 'signed-in' | readonly UserType[]
  /** Its sentences are shown to people. */
  input: z.ZodType<HandledInput<N>>
  /** Acts of the site that a switch or a maintenance closes. */
  closedWith?: readonly Parameters<Deps['site']['refusalOf']>[0][]
  /** Counted for every call with a valid input, whether it then succeeds or not. */
  limit?: Limit & { per: 'address' | 'account' }
}

interface OneTransaction<N extends FunctionName> {
  /** Whether the caller must have solved a proof of work. */
  securityCheck?: boolean
  /** Whether calls that carry the same Idempotency-Key act once and get the same answer. */
  idempotent?: boolean
  /** What of the answer must not be stored with the Idempotency-Key: computed again when the call is repeated. */
  notRemembered?: {
    [K in keyof AnswerOf<N>]?: (call: FunctionCall<N>, remembered: Partial<AnswerOf<N>>) => Promise<AnswerOf<N>[K]>
  }
  /** For what many callers want at once. `handle` must check again: what was read here may have changed since. */
  lookFirst?(call: Omit<FunctionCall<N>, 'sql'>): FirstLook
  /**
   * A Response is sent as it is; a stream in it runs after the transaction and must not use `sql`. A function that waits
   * for an outside service answers what is left to do: it runs once the transaction has committed. An error that is thrown
   * rolls the transaction back; one that is returned refuses the call after what was written has been committed.
   */
  handle(call: FunctionCall<N>): Promise<AnswerOf<N> | Response | AfterCommit<N> | AppError>
}

/** For functions that must not hold a transaction while they wait for another service, or that read the input before the caller is checked. */
interface OwnTransactions<N extends FunctionName> {
  who: 'anyone'
  /** The function itself decides what a caller with a `callerFault` may do. */
  handleOutsideTransaction(
    call: Omit<FunctionCall<N>, 'sql'> & Pick<CallerOrFault, 'callerFault'>,
  ): Promise<AnswerOf<N> | Response>
}

export type FunctionDefinition<N extends FunctionName> = Contract<N> & (OneTransaction<N> | OwnTransactions<N>)

/** A function whose contract is known to itself alone. */
export type AnyFunction = { [N in FunctionName]: FunctionDefinition<N> }[FunctionName]

export function defineFunction<N extends FunctionName>(definition: FunctionDefinition<N>): FunctionDefinition<N> {
  return definition
}
