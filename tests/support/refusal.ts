import { FunctionsHttpError } from '@supabase/supabase-js'
import type { ErrorCode } from '#domain/errors.ts'

export interface Refusal {
  status: number
  code: ErrorCode
  message: string
  details: Record<string, unknown> | null
}

/** What a function answered instead of doing what it was asked. */
export async function refusalOf({ error }: { error: unknown }): Promise<Refusal> {
  if (!(error instanceof FunctionsHttpError)) throw new Error('the function did not refuse', { cause: error })
  const response = error.context as Response
  return { status: response.status, ...((await response.json()) as Omit<Refusal, 'status'>) }
}
