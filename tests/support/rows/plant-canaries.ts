import { dataCatalogue } from '#server/account/data-catalogue.ts'
import type { Sql } from '#server/db/postgres.ts'

/** Occurs in no text of the product. */
export const CANARY = 'canari-7f3k'

/** Columns of health tables that contain no health data. */
const harmless = /_name$|_email$|_hash$|^(source|presence_ref|version)$/

const values: Record<string, string> = {
  text: `'${CANARY}'`,
  'text[]': `array['${CANARY}']`,
  jsonb: `jsonb_build_object('text', '${CANARY}')`,
}

/**
 * Writes the canary into every free text column of every health data table, in each row, and returns the columns.
 * Columns with a list of values or a format cannot hold a secret.
 */
export async function plantCanaries(sql: Sql): Promise<string[]> {
  const tables = dataCatalogue
    .filter(({ treatment }) => treatment === 'consultation' || treatment === 'wellbeing')
    .map(({ table }) => table)
  const columns = await sql<{ table: string; column: string; type: string; checks: string[] }[]>`
    select n.nspname || '.' || c.relname as table, a.attname as column, format_type(a.atttypid, null) as type,
      array(select conname::text from pg_constraint where conrelid = c.oid and contype = 'c' and a.attnum = any(conkey)) as checks
    from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
    where n.nspname || '.' || c.relname = any(${tables}) and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      and format_type(a.atttypid, null) in ('text', 'text[]', 'jsonb')
      and not exists (select from pg_constraint where conrelid = c.oid and contype = 'c' and conkey = array[a.attnum]
        and pg_get_constraintdef(oid) ~ '= ANY \\(ARRAY| ~ ')
    order by 1, 2`
  const planted: string[] = []
  for (const { table, column, type, checks } of columns.filter((one) => !harmless.test(one.column))) {
    const isThere = await sql.begin(async (step) => {
      // Constraints across columns, and triggers that protect a signed note, are disabled.
      await step`set local session_replication_role = replica`
      for (const check of checks) await step.unsafe(`alter table ${table} drop constraint if exists ${check}`)
      const { count } = await step.unsafe(`update ${table} set "${column}" = ${values[type] ?? 'null'}`)
      return count > 0
    })
    if (isThere) planted.push(`${table}.${column}`)
  }
  return planted
}
