import type { Column, Relation } from '#server/db/catalogue.ts'

export interface FilterQuestion {
  relation: string
  select?: string
  filters: [column: string, operator: string, value: string][]
}

/** Filters with values that match the hidden one, and some that match nothing or fail. */
const probes: ((hidden: string) => [operator: string, value: string])[] = [
  (hidden) => ['eq', hidden],
  (hidden) => ['neq', hidden],
  (hidden) => ['gt', hidden.slice(0, 4)],
  (hidden) => ['gte', hidden],
  (hidden) => ['lt', `${hidden}z`],
  (hidden) => ['lte', hidden],
  (hidden) => ['isdistinct', hidden],
  (hidden) => ['eq(any)', `{${JSON.stringify(hidden)}}`],
  (hidden) => ['gt(all)', `{${JSON.stringify(hidden)}}`],
  (hidden) => ['in', `(${JSON.stringify(hidden)})`],
  () => ['is', 'null'],
  () => ['is', 'true'],
  () => ['not.is', 'unknown'],
  (hidden) => ['like', `${hidden.slice(0, 4)}*`],
  (hidden) => ['like', `${hidden.slice(0, 4)}\\`],
  (hidden) => ['ilike', `${hidden.slice(0, 4)}\\`],
  (hidden) => ['not.like', `%${hidden.slice(0, 2)}\\\\\\`],
  (hidden) => ['like(any)', `{x,${JSON.stringify(`${hidden.slice(0, 4)}\\`)}}`],
  (hidden) => ['ilike(all)', `{${JSON.stringify(`${hidden.slice(0, 4)}\\`)}}`],
  (hidden) => ['match', hidden.slice(0, 4)],
  () => ['imatch', '(('],
  (hidden) => ['cs', `{${JSON.stringify(hidden)}}`],
  (hidden) => ['cd', `{${JSON.stringify(hidden)}}`],
  (hidden) => ['ov', `{${JSON.stringify(hidden)}}`],
  (hidden) => ['cs', hidden],
  () => ['sl', '[1,2)'],
  () => ['sr', '(,)'],
  () => ['nxr', '[1,2)'],
  () => ['nxl', '[1,2)'],
  () => ['adj', '[1,2)'],
  (hidden) => ['fts', hidden],
  (hidden) => ['fts(french)', `${hidden.split(' ')[0]} &`],
  (hidden) => ['plfts', hidden],
  (hidden) => ['phfts(nowhere)', hidden],
  (hidden) => ['wfts', hidden],
]

/** Relations whose rows are public by design: a different answer is no leak. */
const PUBLISHED: ReadonlySet<string> = new Set([
  'supervision_proofs',
  'practitioner_ratings',
  'practitioners',
  'practitioner_openings',
  'openings',
  'directory_cards',
  'practitioner_times',
  'practitioner_slugs',
])

const isText = ({ type }: Column) => type === 'text'

/**
 * All filters for one table or view; `hidden` gives the other user's value of each column. Row-level security is a
 * security barrier, so tables need only the few filters that could pass one.
 */
export function filterQuestions(
  { name: relation, kind, columns }: Relation,
  hidden: ReadonlyMap<string, string>,
): FilterQuestion[] {
  if (PUBLISHED.has(relation)) return []
  const all = [...columns.values()].filter(({ name }) => hidden.has(name))
  const valueOf = ({ name }: Column) => hidden.get(name) ?? ''
  const asked = kind === 'view' ? probes : probes.filter((probe) => /^(eq|gt|i?like)$/.test(probe('')[0]))
  const alone = all.flatMap((column): FilterQuestion[] => [
    ...asked.map((probe): FilterQuestion => ({ relation, filters: [[column.name, ...probe(valueOf(column))]] })),
    { relation, filters: [[`${column.name}->>0`, 'like', '%\\']] },
    { relation, select: `${column.name}::int`, filters: [[column.name, 'not.is', 'null']] },
    { relation, select: `${column.name}::uuid,x:${column.name}->>0`, filters: [] },
  ])
  const failing = all.filter((column) => !isText(column)).slice(0, kind === 'view' ? undefined : 2)
  // A condition that cannot fail, and is therefore evaluated early, beside one with an invalid value.
  const beside = all.filter(isText).flatMap((column) =>
    failing.map(
      (other): FilterQuestion => ({
        relation,
        filters: [
          [column.name, 'gte', valueOf(column)],
          [other.name, 'gt', 'no such value'],
        ],
      }),
    ),
  )
  return [...alone, ...beside]
}
