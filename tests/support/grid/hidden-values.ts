import type { Relation } from '#server/db/catalogue.ts'
import type { Sql } from '#server/db/postgres.ts'
import { type Cast, personNames } from './cast.ts'
import { isShutOut } from './relation-rights.ts'

/** A value of each column that signed-in users may read, from the first of them who finds one, or a text that no row has. */
export async function hiddenValues(
  sql: Sql,
  { people }: Cast,
  { name, columns }: Relation,
): Promise<ReadonlyMap<string, string>> {
  const readable = await sql<{ column: string }[]>`
    select column_name as column from unnest(${[...columns.keys()]}::text[]) as column_name
    where has_column_privilege('authenticated', format('public.%I', ${name}::text), column_name, 'select')`
  const values = new Map<string, string | null>(readable.map(({ column }) => [column, null]))
  for (const reader of personNames.filter((person) => !isShutOut(person))) {
    const missing = [...values].filter(([, value]) => value === null).map(([column]) => column)
    if (missing.length === 0) break
    const first = missing.map(
      (column, at) => sql`${at === 0 ? sql`` : sql`, `}
        (array_agg(${sql(column)}::text) filter (where ${sql(column)} is not null))[1] as ${sql(column)}`,
    )
    const found = await sql.begin(async (step) => {
      await step`select app.enter(${JSON.stringify(people[reader].claims)}::text::jsonb)`
      return (await step<Record<string, string | null>[]>`select ${first} from ${step(name)}`)[0]
    })
    for (const column of missing) values.set(column, found?.[column] ?? null)
  }
  return new Map([...values].map(([column, value]) => [column, value ?? 'Camille S.']))
}
