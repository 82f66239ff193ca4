import type { PostgrestError } from '@supabase/supabase-js'
import { readRows } from './read-rows.ts'

/** Row limit of one response of the server. */
export const ROWS_AT_A_TIME = 1000

/** Reads every row of an ordered query, page by page. Throws `AppError`. */
export async function readAllRows<R>(
  page: (from: number, to: number) => PromiseLike<{ data: R[] | null; error: PostgrestError | null }>,
): Promise<R[]> {
  const rows: R[] = []
  for (;;) {
    const read = await readRows(page(rows.length, rows.length + ROWS_AT_A_TIME - 1))
    rows.push(...read)
    if (read.length < ROWS_AT_A_TIME) return rows
  }
}
