import { createHash } from 'node:crypto'
import { AppError } from '#domain/errors.ts'
import { errorMessage } from '#domain/messages.ts'
import type { Identity } from '../../db/identity.ts'
import type { Transaction } from '../../db/postgres.ts'
import { InvalidInput } from './read-input.ts'

/** A request with an Idempotency-Key: caller, function, key and hash of the input. */
export interface IdempotencyClaim {
  functionName: string
  caller: string
  key: string
  inputHash: Buffer
}

export interface IdempotentAnswer {
  is_same_input: boolean
  answer: object | null
}

const KEY = /^[\w-]{8,200}$/

export function idempotencyClaim(
  functionName: string,
  identity: Identity,
  key: string | undefined,
  input: unknown,
): IdempotencyClaim | undefined {
  if (key === undefined) return undefined
  if (!KEY.test(key)) throw new InvalidInput({ 'idempotency-key': errorMessage('invalid_input') })
  return {
    functionName,
    // Visitors share one caller name: a key is random, and their address may change between two attempts.
    caller: identity.sub ?? 'visitor',
    key,
    inputHash: createHash('sha256').update(JSON.stringify(input)).digest(),
  }
}

/** Stored answer of an earlier request, if it has one. */
export function answerIn({ is_same_input, answer }: IdempotentAnswer): object | undefined {
  if (!is_same_input) throw new AppError('idempotency_key_reused')
  return answer ?? undefined
}

async function recall(sql: Transaction, claim: IdempotencyClaim): Promise<object | undefined> {
  const [known] = await sql<IdempotentAnswer[]>`
    select input_hash = ${claim.inputHash} as is_same_input, answer from app.idempotent_answers
    where function_name = ${claim.functionName} and caller = ${claim.caller} and key = ${claim.key}`
  return known && answerIn(known)
}

/**
 * Locks the Idempotency-Key for this transaction. A second request with the key waits here: when the first one has
 * committed it gets that answer, when the first one has failed it runs instead.
 */
export async function lockIdempotencyKey(sql: Transaction, claim: IdempotencyClaim): Promise<object | undefined> {
  try {
    const taken = await sql`
      insert into app.idempotent_answers (function_name, caller, key, input_hash)
      values (${claim.functionName}, ${claim.caller}, ${claim.key}, ${claim.inputHash})
      on conflict do nothing`
    return taken.count > 0 ? undefined : await recall(sql, claim)
  } catch (error) {
    if (isStatementTimeout(error)) throw new AppError('request_in_progress', { retryAfterSeconds: 1, cause: error })
    throw error
  }
}

export async function storeAnswer(sql: Transaction, claim: IdempotencyClaim, answer: object): Promise<void> {
  if (answer instanceof Response || typeof answer === 'function')
    throw new Error(`${claim.functionName} is idempotent and must answer JSON`)
  await sql`
    update app.idempotent_answers set answer = ${JSON.stringify(answer)}::text::jsonb
    where function_name = ${claim.functionName} and caller = ${claim.caller} and key = ${claim.key}`
}

function isStatementTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '57014'
}
