import { AppError } from '#domain/errors.ts'
import type { AnswerOf, FunctionName, InputOf } from '#domain/functions.ts'
import { client } from '../client.ts'
import { appErrorOf } from './errors.ts'

/** In a tunnel no answer comes, and no failure either. An act that may safely be sent again is given up sooner. */
const PATIENCE_MILLISECONDS = { repeatable: 15_000, other: 60_000 }

/** Calls `POST /functions/v1/<name>`. The same idempotency key sent twice acts once. Throws `AppError`. */
export async function invoke<N extends FunctionName>(
  name: N,
  input: InputOf<N>,
  options: { idempotencyKey?: string } = {},
): Promise<AnswerOf<N>> {
  try {
    const supabase = await client()
    const { data, error } = await supabase.functions.invoke<AnswerOf<N>>(name, {
      body: input,
      headers: options.idempotencyKey ? { 'idempotency-key': options.idempotencyKey } : {},
      timeout: PATIENCE_MILLISECONDS[options.idempotencyKey ? 'repeatable' : 'other'],
    })
    if (error) throw error
    if (data === null) throw new AppError('unexpected')
    return data
  } catch (error) {
    throw await appErrorOf(error)
  }
}
