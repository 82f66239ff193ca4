import { invalidBody } from './refusals.ts'

export interface InsertedColumns {
  columns: string[]
  /** Those that some rows name and others leave to the column's default. */
  sometimesDefault: ReadonlySet<string>
}

/**
 * The columns that a body of rows fills. A key that a row lacks is null, or the column's default where that was asked for;
 * without `columns=` all rows have the same keys.
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
