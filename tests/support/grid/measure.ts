import type { Sql, Transaction } from '#server/db/postgres.ts'
import { type IdentityName, type PersonName, personNames } from './cast.ts'
import { insertStatement } from './insert-statement.ts'
import { type Inserting, isShutOut, isVisitor, type RelationRights, type Rows, reaches } from './relation-rights.ts'
import { type World, withNames } from './world.ts'

export interface Relation {
  /** Name with schema. */
  name: string
  isTable: boolean
  columns: readonly string[]
  rights: RelationRights
  /** Names of all rows; for tables only, since a view has different rows for each reader. */
  rows: readonly string[]
}

/** One permission of an identity on a column (`*`: whole rows): expected and actual rows. */
export interface Cell {
  relation: string
  who: IdentityName
  verb: 'read' | 'find a value in' | 'insert' | 'update' | 'delete'
  column: string
  expected: string
  found: string
}

interface Attempt extends Omit<Cell, 'relation' | 'who' | 'found' | 'column'> {
  /** Several columns are tried in one statement, and one by one only when the result is wrong. */
  columns: readonly string[]
  oneByOne?: () => readonly Attempt[]
  statement: string
  /** Query that reads the effect of a write; a read returns its own result. */
  afterwards?: string
  /** Maps a result to the names of the rows reached. */
  named?: (answer: readonly string[]) => readonly string[]
}

const REFUSED = 'is refused'
const SHUT_OUT = 'does not come in'
const said = (names: readonly string[]): string =>
  names[0] === 'refused' ? REFUSED : names.length === 0 ? 'nothing' : names.toSorted().join(' | ')
const isAnswer = ([first = '']: readonly string[]) => !/^(refused|nothing|error)/.test(first)
const quoted = (column: string) => `"${column}"`

/** Tries every permission of an identity on a relation, in a superuser transaction that is rolled back. */
export async function measure(
  sql: Transaction,
  world: World,
  relation: Relation,
  who: IdentityName,
  sinceTransaction: string,
): Promise<Cell[]> {
  return tryAll(sql, world, relation.name, who, attemptsOf(world, relation, who, sinceTransaction))
}

async function tryAll(
  sql: Transaction,
  world: World,
  relation: string,
  who: IdentityName,
  attempts: readonly Attempt[],
): Promise<Cell[]> {
  const answers = await answersTo(sql, world, who, attempts)
  const cells: Cell[] = []
  for (const [place, { verb, columns, expected: hoped, named, oneByOne }] of attempts.entries()) {
    const expected = isShutOut(who) ? SHUT_OUT : hoped
    const answer = answers?.[place]?.map((name) => withNames(name, world.names))
    const found = answer ? said(named && isAnswer(answer) ? named(answer) : answer) : SHUT_OUT
    if (oneByOne && found !== expected) cells.push(...(await tryAll(sql, world, relation, who, oneByOne())))
    else cells.push(...columns.map((column) => ({ relation, who, verb, column, expected, found })))
  }
  return cells
}

async function answersTo(
  sql: Transaction,
  world: World,
  who: IdentityName,
  attempts: readonly Attempt[],
): Promise<string[][] | undefined> {
  const undo = new Error('undone on purpose')
  let answers: string[][] | undefined
  try {
    await sql.savepoint(async (step) => {
      await step`select app.enter(${JSON.stringify(world.claims[who])}::text::jsonb)`
      const rows = await step<{ answer: string[] | null }[]>`
        select case when afterwards = '' then grid.read(statement) else grid.write(statement, afterwards) end as answer
        from unnest(${attempts.map(({ statement }) => statement)}::text[],
          ${attempts.map(({ afterwards }) => afterwards ?? '')}::text[]) with ordinality as a (statement, afterwards, place)
        order by place`
      answers = rows.map(({ answer }) => answer ?? [])
      throw undo
    })
  } catch (error) {
    const isOver = error instanceof Error && 'code' in error && error.code === 'PT401'
    if (error !== undo && !isOver) throw error
  }
  return answers
}

function attemptsOf(world: World, relation: Relation, who: IdentityName, since: string): Attempt[] {
  return [
    ...readings(relation, who),
    ...insertions(world, relation, who),
    ...updates(relation, who, since),
    deletion(relation, who),
  ]
}

/** Describes the expected rows in words. */
function expectation({ isTable, rows }: Relation, reach: Rows, who: IdentityName): string {
  const known = typeof reach === 'string' ? (isTable ? rows : [who]) : Object.keys(reach)
  return said([...new Set(known)].filter((row) => reaches(reach, who, row)))
}

function readings(relation: Relation, who: IdentityName): Attempt[] {
  const { name, columns, rights } = relation
  const reading = isVisitor(who) && !rights.read?.visitorsToo ? undefined : rights.read
  const readable = reading?.columns === 'every' ? columns : (reading?.columns.split(/[ ,]+/) ?? [])
  const namesOf = (column: string, condition = '') => `
    select coalesce(array_agg(distinct row_name), '{}') from (select coalesce((${rights.row})::text, 'nobody') as row_name, ${column} from ${name} ${condition}) as t`
  const expected = reading ? expectation(relation, reading.rows, who) : REFUSED
  const read = (some: readonly string[]): Attempt => ({
    verb: 'read',
    columns: some,
    expected,
    statement: namesOf(some.map(quoted).join(', ')),
  })
  const hidden = columns.filter((column) => !readable.includes(column))
  return [
    ...(readable.length > 0 ? [{ ...read(readable), oneByOne: () => readable.map((column) => read([column])) }] : []),
    ...hidden.map((column) => ({
      verb: 'read' as const,
      columns: [column],
      expected: REFUSED,
      statement: `select array['may be read'] from (select count(${quoted(column)}) from ${name}) t`,
    })),
    ...Object.entries(reading?.values ?? {}).map(([column, filled]) => ({
      verb: 'find a value in' as const,
      columns: [column],
      expected: expectation(relation, filled, who),
      statement: namesOf(quoted(column), `where ${quoted(column)} is not null`),
    })),
  ]
}

const DONE = "select array['done']"

/** Most views are not updatable, which PostgreSQL reports before it checks grants: grants are queried instead. */
const privilegeOn = (name: string, column: string, verb: string) => `
  select case when ${column === '*' ? `has_table_privilege('${name}'` : `has_column_privilege('${name}', '${column}'`}, '${verb}')
    then array['granted'] else array['refused'] end`

function insertions(
  world: World,
  { name, isTable, columns, rights: { insert } }: Relation,
  who: IdentityName,
): Attempt[] {
  const granted = isVisitor(who) && !insert?.visitorsToo ? undefined : insert
  const insertable = granted?.columns.split(/[ ,]+/) ?? []
  const each = columns.map((column): Attempt => {
    const own = { verb: 'insert', columns: [column] } as const
    if (!isTable) return { ...own, expected: REFUSED, statement: privilegeOn(name, column, 'insert') }
    if (!granted || !insertable.includes(column))
      return {
        ...own,
        expected: REFUSED,
        statement: `insert into ${name} (${quoted(column)}) values (default)`,
        afterwards: DONE,
      }
    const value = granted.values[column] ?? granted.row[column] ?? 'default'
    return {
      ...own,
      expected: reaches(granted.only?.[column] ?? granted.rows, who, who) ? 'done' : 'nothing',
      statement: insertOf(world, name, granted, who as PersonName, { [column]: value }),
      afterwards: DONE,
    }
  })
  if (!granted) return each
  // Inserts rows owned by others, beside their own.
  const others = personNames.map(
    (owner): Attempt => ({
      verb: 'insert',
      columns: [`a row of ${owner}`],
      expected: reaches(granted.rows, who, owner) ? 'done' : 'nothing',
      statement: insertOf(world, name, granted, owner, {}),
      afterwards: DONE,
    }),
  )
  const more = Object.entries(granted.more ?? {}).map(
    ([what, { values, rows }]): Attempt => ({
      verb: 'insert',
      columns: [what],
      expected: reaches(rows, who, who) ? 'done' : 'nothing',
      statement: insertOf(world, name, granted, who as PersonName, values),
      afterwards: DONE,
    }),
  )
  return [...each, ...others, ...more]
}

function insertOf(
  { people }: World,
  name: string,
  { row }: Inserting,
  owner: PersonName,
  more: Record<string, string>,
) {
  const other = people[owner === 'minor' ? 'patient' : 'minor'].id
  return insertStatement(name, { ...row, ...more }, { owner: people[owner].id, other })
}

function updates(relation: Relation, who: IdentityName, since: string): Attempt[] {
  const { name, columns, rights } = relation
  const update = isVisitor(who) && !rights.update?.visitorsToo ? undefined : rights.update
  const changeable = update?.columns.split(/[ ,]+/) ?? []
  return columns.map((column): Attempt => {
    if (!relation.isTable)
      return { verb: 'update', columns: [column], expected: REFUSED, statement: privilegeOn(name, column, 'update') }
    const isGranted = update !== undefined && changeable.includes(column)
    return {
      verb: 'update',
      columns: [column],
      expected: isGranted ? expectation(relation, update.only?.[column] ?? update.rows, who) : REFUSED,
      // Without a `where`: only the policy limits the rows.
      statement: `update ${name} set ${quoted(column)} = ${(isGranted && update.values[column]) || 'default'}`,
      afterwards: `select array_agg(distinct coalesce((${rights.row})::text, 'nobody')) from ${name} t where t.xmin::text::bigint > ${since}`,
    }
  })
}

function deletion(relation: Relation, who: IdentityName): Attempt {
  const { name, rights, rows } = relation
  if (!relation.isTable)
    return { verb: 'delete', columns: ['*'], expected: REFUSED, statement: privilegeOn(name, '*', 'delete') }
  const granted = isVisitor(who) && !rights.delete?.visitorsToo ? undefined : rights.delete
  return {
    verb: 'delete',
    columns: ['*'],
    expected: granted ? expectation(relation, granted.rows, who) : REFUSED,
    statement: `delete from ${name}`,
    afterwards: `select array_agg(coalesce((${rights.row})::text, 'nobody')) from ${name}`,
    named(left) {
      const counts = new Map<string, number>()
      for (const row of left) counts.set(row, (counts.get(row) ?? 0) + 1)
      const before = new Map<string, number>()
      for (const row of rows) before.set(row, (before.get(row) ?? 0) + 1)
      return [...before].filter(([row, count]) => (counts.get(row) ?? 0) < count).map(([row]) => row)
    },
  }
}

/** Relations of the grid, as described by the database. */
export async function readRelations(
  sql: Sql | Transaction,
  world: World,
  rights: Readonly<Record<string, RelationRights>>,
): Promise<Relation[]> {
  const found = await sql<{ name: string; is_table: boolean; columns: string[] }[]>`
    select case n.nspname when 'public' then '' else n.nspname || '.' end || c.relname as name, c.relkind in ('r', 'p') as is_table,
      array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind in ('r', 'p', 'v', 'm') and (n.nspname = 'public' or c.oid = 'storage.objects'::regclass)
    group by 1, 2 order by 1`
  const relations: Relation[] = []
  for (const { name, is_table: isTable, columns } of found) {
    const known = rights[name]
    if (!known) throw new Error(`${name} has no line in tests/rights/grid: say who reads and writes it`)
    const rows = isTable
      ? await sql.unsafe<{ name: string }[]>(`select coalesce((${known.row})::text, 'nobody') as name from ${name}`)
      : []
    relations.push({
      name,
      isTable,
      columns,
      rights: known,
      rows: rows.map((row) => withNames(row.name, world.names)),
    })
  }
  return relations
}
