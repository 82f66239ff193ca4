import type { Transaction } from '../db/postgres.ts'
import { personalTables } from './personal-tables.ts'

export interface DataSection {
  title: string
  table: string
  rows: Record<string, unknown>[]
}

/** Everything the product keeps about one person, section by section. */
export async function collectPersonalData(sql: Transaction, userId: string): Promise<DataSection[]> {
  const sections: DataSection[] = []
  for (const { table, title, where, without = [] } of personalTables) {
    // Names and conditions are this program's own; the person travels as a parameter.
    const found = await sql.unsafe<{ row: Record<string, unknown> }[]>(
      `with me as (select id, email from auth.users where id = $1)
       select to_jsonb(t) - $2::text[] as row from ${table} t, me where ${where}`,
      [userId, [...without]],
    )
    sections.push({ title, table, rows: found.map(({ row }) => row) })
  }
  return sections
}
