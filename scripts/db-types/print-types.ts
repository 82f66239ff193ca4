import type { Column, Relation } from '#server/db/catalogue.ts'
import type { DatabaseDescription, EnumType, ForeignKey } from './describe-database.ts'

const strings = [
  'text',
  'character varying',
  'bpchar',
  'uuid',
  'bytea',
  'citext',
  'date',
  'interval',
  'tsvector',
  'inet',
]
const instants = ['timestamp', 'time'].flatMap((kind) => [`${kind} with time zone`, `${kind} without time zone`])
const numbers = ['smallint', 'integer', 'bigint', 'real', 'double precision', 'numeric']
const scalars: Record<string, string> = {
  boolean: 'boolean',
  json: 'Json',
  jsonb: 'Json',
  ...Object.fromEntries([...strings, ...instants].map((type) => [type, 'string'])),
  ...Object.fromEntries(numbers.map((type) => [type, 'number'])),
}

/** Prints domain/database-types.ts in the shape that `createClient<Database>` expects. */
export function printTypes({ relations, foreignKeys, enums, words }: DatabaseDescription): string {
  const typeOf = (relation: Relation, column: Column) =>
    words.get(`${relation.name}.${column.name}`)?.map(quote).join(' | ') ?? typeScriptType(column.type, enums)
  const tables = relations.filter((relation) => relation.kind === 'table')
  const views = relations.filter((relation) => relation.kind === 'view')
  return `// Written by \`npm run db:types\` from the migrated database; a test fails when it is out of date.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export interface Database {
  /** Which PostgREST the door speaks like: the client offers its methods by it. */
  __InternalSupabase: { PostgrestVersion: '14' }
  public: {
${section(
  'Tables',
  tables.map((table) => printRelation(table, foreignKeys, typeOf)),
)}
${section(
  'Views',
  views.map((view) => printRelation(view, foreignKeys, typeOf)),
)}
    Functions: Record<never, never>
${section(
  'Enums',
  enums.map(({ name, values }) => [`      ${key(name)}: ${values.map(quote).join(' | ')}`]),
)}
    CompositeTypes: Record<never, never>
  }
}

type Public = Database['public']

/** A row of a table or view, as it is read. */
export type Row<Name extends keyof (Public['Tables'] & Public['Views'])> = (Public['Tables'] & Public['Views'])[Name]['Row']
`
}

function section(name: string, entries: string[][]): string {
  if (entries.length === 0) return `    ${name}: Record<never, never>`
  return [`    ${name}: {`, ...entries.flat(), '    }'].join('\n')
}

function printRelation(
  relation: Relation,
  keys: readonly ForeignKey[],
  typeOf: (relation: Relation, column: Column) => string,
): string[] {
  const columns = [...relation.columns.values()]
  const nullable = (column: Column) => `${typeOf(relation, column)}${column.isNullable ? ' | null' : ''}`
  const row = columns.map((column) => `${key(column.name)}: ${nullable(column)}`)
  const written = (isOptional: (column: Column) => boolean) =>
    columns.map((column) =>
      column.isGenerated
        ? `${key(column.name)}?: never`
        : `${key(column.name)}${isOptional(column) ? '?' : ''}: ${nullable(column)}`,
    )
  return [
    `      ${key(relation.name)}: {`,
    ...block('Row', row),
    ...(relation.isInsertable
      ? block(
          'Insert',
          written((column) => column.isNullable || column.hasDefault),
        )
      : []),
    ...(relation.isUpdatable
      ? block(
          'Update',
          written(() => true),
        )
      : []),
    ...printRelationships(keys.filter((foreignKey) => foreignKey.table === relation.name)),
    '      }',
  ]
}

function block(name: string, lines: readonly string[]): string[] {
  return [`        ${name}: {`, ...lines.map((line) => `          ${line}`), '        }']
}

function printRelationships(keys: readonly ForeignKey[]): string[] {
  if (keys.length === 0) return ['        Relationships: []']
  const entries = keys.flatMap((foreignKey) => [
    '          {',
    `            foreignKeyName: ${quote(foreignKey.name)}`,
    `            columns: [${foreignKey.columns.map(quote).join(', ')}]`,
    `            isOneToOne: ${foreignKey.isOneToOne}`,
    `            referencedRelation: ${quote(foreignKey.referencedTable)}`,
    `            referencedColumns: [${foreignKey.referencedColumns.map(quote).join(', ')}]`,
    '          },',
  ])
  return ['        Relationships: [', ...entries, '        ]']
}

function typeScriptType(type: string, enums: readonly EnumType[]): string {
  if (type.endsWith('[]')) return `${typeScriptType(type.slice(0, -2), enums)}[]`
  const known = enums.find(({ name }) => type === `public.${name}`)
  return known ? `Database['public']['Enums'][${quote(known.name)}]` : (scalars[type] ?? 'unknown')
}

function key(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quote(name)
}

function quote(text: string): string {
  return `'${text.replaceAll(/['\\]/g, String.raw`\$&`)}'`
}
