import { invalidBody } from './refusals.ts'

export interface RowGroup {
  columns: string[]
  /** The places, from 1, of the rows that have these columns; undefined when all rows do. */
  only: number[] | undefined
}

/** Each group is a statement of its own. */
const MAX_GROUPS = 100

/**
 * The inserts that a body of rows takes. Usually one: a key that a row lacks is null. Where it must be the column's
 * default, rows are grouped by the keys they have, since only a column that is not named gets its default.
 */
export function groupByKeys(
  keys: readonly string[][],
  columns: readonly string[] | undefined,
  missingIsDefault: boolean,
): RowGroup[] {
  if (keys.length === 0) return []
  const wanted = columns && new Set(columns)
  const groups = new Map<string, { columns: string[]; only: number[] }>()
  for (const [index, row] of keys.entries()) {
    const present = (wanted ? row.filter((key) => wanted.has(key)) : [...row]).toSorted()
    const id = JSON.stringify(present)
    const group = groups.get(id) ?? { columns: present, only: [] }
    group.only.push(index + 1)
    groups.set(id, group)
  }
  if (!columns && groups.size > 1) throw invalidBody('All object keys must match')
  if (columns && !missingIsDefault) return [{ columns: [...columns], only: undefined }]
  if (groups.size > MAX_GROUPS) throw invalidBody(`Rows have more than ${MAX_GROUPS} different sets of keys`)
  const found = [...groups.values()]
  // `default values` inserts one row.
  if (found.some((group) => group.columns.length === 0 && group.only.length > 1))
    throw invalidBody('Only one row may be empty')
  return found.length === 1 ? found.map((group) => ({ ...group, only: undefined })) : found
}
