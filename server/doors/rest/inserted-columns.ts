import { invalidBody } from './refusals.ts'

export interface InsertedColumns {
  columns: string[]
  /** Columns present in some rows and defaulted in others. */
  sometimesDefault: ReadonlySet<string>
}

/**
 * Columns filled by a body of rows. A missing key is null, or the column's default if asked for; without `columns=` all
 * rows must have the same keys.
 */
export function insertedColumns(
  keys: readonly string[][],
  columns: readonly string[] | undefined,
  missingIsDefault: boolean,
): InsertedColumns {
  const rows = keys.map((row) => new Set(row))
  const [first = new Set<string>()] = rows
  if (!columns) {
    const isLikeFirst = (row: ReadonlySet<string>) => row.size === first.size && [...row].every((key) => first.has(key))
    if (!rows.every(isLikeFirst)) throw invalidBody('All object keys must match')
    return { columns: [...first], sometimesDefault: new Set() }
  }
  if (!missingIsDefault) return { columns: [...columns], sometimesDefault: new Set() }
  const named = columns.filter((column) => rows.some((row) => row.has(column)))
  return { columns: named, sometimesDefault: new Set(named.filter((column) => !rows.every((row) => row.has(column)))) }
}
