import type { Sql } from '../db/postgres.ts'
import type { StoredTable } from './catalogue.ts'
import { copyText } from './copy-text.ts'

const PAGE_BYTES = 1024 * 1024
const MOST_ROWS = 2000

export interface Page {
  /** Rows in PostgreSQL's COPY text. */
  text: Buffer
  rows: number
}

/**
 * Reads a table page by page, inside an open transaction. One statement for each page, and not one COPY: the driver's
 * stream of a COPY stops for ever when the last rows and the end arrive together.
 */
export async function* pagesOfTable(sql: Sql, { name, columns }: StoredTable): AsyncGenerator<Page> {
  await sql.unsafe(`declare backup_rows no scroll cursor for select ${columns.join(', ')} from ${name}`)
  let largest = 0
  for (let size = 1; ; ) {
    const rows = await sql.unsafe(`fetch forward ${size} from backup_rows`).raw()
    if (rows.length > 0) yield { text: copyText(rows), rows: rows.length }
    if (rows.length < size) break
    largest = rows.reduce((most, row) => Math.max(most, bytesOf(row)), largest)
    // As many as fit if each is as large as the largest so far; doubling, because the first ones may be small.
    size = Math.max(1, Math.min(size * 2, MOST_ROWS, Math.floor(PAGE_BYTES / largest)))
  }
  await sql`close backup_rows`
}

/** At least 1: a row may be empty. */
function bytesOf(row: readonly (Buffer | null)[]): number {
  return row.reduce((sum, value) => sum + (value?.length ?? 0), 1)
}
