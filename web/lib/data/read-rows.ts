import type { PostgrestError } from '@supabase/supabase-js'
import { AppError } from '#domain/errors.ts'
import { appErrorOf } from './errors.ts'

/** Reads the rows of a query. Throws `AppError`. */
export async function readRows<R>(
  query: PromiseLike<{ data: R[] | null; error: PostgrestError | null }>,
): Promise<R[]> {
  const { data, error } = await query
  if (error) throw await appErrorOf(error)
  if (!data) throw new AppError('unexpected')
  return data
}
