import type { PostgrestError } from '@supabase/supabase-js'
import { AppError } from '#domain/errors.ts'
import { appErrorOf } from './errors.ts'

/** The rows a query of the client answers. Throws `AppError`. */
export async function readRows<R>(
  query: PromiseLike<{ data: R[] | null; error: PostgrestError | null }>,
): Promise<R[]> {
  const { data, error } = await query
  if (error) throw await appErrorOf(error)
  if (!data) throw new AppError('unexpected')
  return data
}
