import { FunctionsHttpError } from '@supabase/supabase-js'
import type { ErrorCode } from '#domain/errors.ts'
import type { Alternative } from '#domain/functions.ts'

export interface Refusal {
  status: number
  code: ErrorCode
  message: string
  details: (Record<string, unknown> & { alternatives?: Alternative[] }) | null
}

/** Error body of a refused function call. */
export async function refusalOf({ error }: { error: unknown }): Promise<Refusal> {
  if (!(error instanceof FunctionsHttpError)) throw new Error('the function did not refuse', { cause: error })
  const response: Response = error.context
  const body: Omit<Refusal, 'status'> = await response.json()
  return { status: response.status, ...body }
}
