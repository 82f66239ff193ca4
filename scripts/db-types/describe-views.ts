import type { Relation, Relations } from '#server/db/catalogue.ts'

interface Described {
  relations: Relations
  words: ReadonlyMap<string, string[]>
}

/**
 * Column facts that PostgreSQL does not know of a view, read from the comment on the view. The first line lists the
 * nullable columns (`nullable:` alone: there is none); each other line lists the allowed values of a column, or the table
 * column that has them.
 *
 *     nullable: topic, booked_at
 *     my_side: patient | practitioner
 *     appearance: appointments.appearance
 */
export function describeViews(
  relations: Relations,
  comments: Iterable<{ name: string; comment: string }>,
  tableWords: ReadonlyMap<string, string[]>,
): Described {
  const described = new Map(relations)
  const words = new Map(tableWords)
  for (const { name, comment } of comments) {
    const view = relations.get(name)
    if (!view) continue
    const [first = '', ...lines] = comment.split('\n')
    described.set(name, withNullable(view, listed(first)))
    for (const line of lines) {
      const [column = '', said = ''] = line.split(': ')
      if (!view.columns.has(column))
        throw new Error(`The comment on ${name} speaks of a column “${column}”, which it has not`)
      const known = said.includes('.') ? tableWords.get(said) : said.split(' | ')
      if (!known) throw new Error(`The comment on ${name}.${column} names ${said}, whose words no check lists`)
      words.set(`${name}.${column}`, known)
    }
  }
  return { relations: described, words }
}

function listed(line: string): string[] {
  const [, names = ''] = /^nullable:(.*)$/.exec(line) ?? []
  return names
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
}

function withNullable(view: Relation, nullable: readonly string[]): Relation {
  const unknown = nullable.find((name) => !view.columns.has(name))
  if (unknown) throw new Error(`The comment on ${view.name} speaks of a column “${unknown}”, which it has not`)
  const columns = [...view.columns].map(
    ([name, column]) => [name, { ...column, isNullable: nullable.includes(name) }] as const,
  )
  return { ...view, columns: new Map(columns) }
}
