/** Changes that would block concurrent writes during a migration, or break the processes of the previous release. */

type Rule = [matches: (part: string) => boolean, sentence: string]

const VOLATILE = /\bdefault \(?(?:gen_random_uuid|clock_timestamp|random|nextval|timeofday)\(/

/** Rules for one action of `alter table`. */
const actions: readonly Rule[] = [
  [
    (action) => action.startsWith('add column') && /\bnot null\b/.test(action) && !/\bdefault\b/.test(action),
    'a new column that is not null needs a constant default: rows are there already',
  ],
  [
    (action) => action.startsWith('add column') && VOLATILE.test(action),
    'a default that differs for each row rewrites the table: add the column without, fill it in batches by a job',
  ],
  [
    (action) => action.startsWith('add column') && /\bgenerated (?:always|by default) as\b/.test(action),
    'a generated or identity column rewrites the table: fill a plain one in batches by a job',
  ],
  [
    (action) => /^alter (?:column )?\w+ (?:set data )?type\b/.test(action),
    'another type rewrites the table: add a column, copy in batches, change over in a later release',
  ],
  [
    (action) => /^alter (?:column )?\w+ set not null/.test(action),
    'set not null reads every row under a lock, unless a check was validated by an earlier file: then say so by « -- locks: »',
  ],
  [
    (action) => /^add (?:constraint \w+ )?(?:check|foreign key)\b/.test(action) && !/\bnot valid$/.test(action),
    'a constraint is added « not valid », and validated by the next file: otherwise every row is read under a lock',
  ],
  [
    (action) => /^add (?:constraint \w+ )?(?:unique|primary key|exclude)\b(?! using index)/.test(action),
    'a unique constraint builds its index under a lock: build it concurrently, then « using index »',
  ],
  [
    (action) => /^(?:drop (?:column )?(?!constraint\b|not null|default)\w|rename\b)/.test(action),
    'the release before still reads it: drop or rename one release later, and say so by « -- locks: »',
  ],
]

/** Rules for a whole statement about a table; the first group is the table. */
const statements: readonly [pattern: RegExp, sentence: string][] = [
  [
    /^create (?:unique )?index (?!concurrently)(?:if not exists )?\w+ on (?:only )?([\w.]+)/,
    'an index on a table in use locks out writers while it is built: « create index concurrently » in a « -- concurrently » file',
  ],
  [
    /^drop table (?:if exists )?([\w.]+)/,
    'the release before still reads it: drop one release later, and say so by « -- locks: »',
  ],
  [
    /^(?:with .*)?\b(?:update|delete from) (?:only )?([\w.]+)/,
    'rows of a table in use are changed in batches by a job: one statement over all of them locks them until it ends',
  ],
  [/^(?:vacuum full|cluster|reindex (?:table|index)(?! concurrently)|lock table) ([\w.]+)/, 'it locks out readers'],
]

const repeatable =
  /^(?:create (?:unique )?index concurrently if not exists|drop index concurrently if exists|alter table \S+ validate constraint|reindex index concurrently) /

/**
 * Reasons why a migration cannot run online; empty when it can. A line « -- locks: why » marks an accepted lock.
 * Dynamic SQL in a `do` block is checked as far as it is literal.
 */
export function offlineReasons(text: string): string[] {
  const parts = statementsOf(text)
  if (text.startsWith('-- concurrently\n'))
    return parts
      .filter((part) => !repeatable.test(part))
      .map(
        (part) => `« ${part.slice(0, 60)} » cannot be repeated after a crash: one index or one validation a statement`,
      )
  if (parts.some((part) => /\bconcurrently\b/.test(part)))
    return ['concurrently runs outside a transaction: the file begins with « -- concurrently »']
  if (/^-- locks: \S/m.test(text)) return []
  const created = new Set(
    parts.map((part) => /^create (?:unlogged )?table (?:if not exists )?([\w.]+)/.exec(part)?.[1]).filter(Boolean),
  )
  return parts
    .flatMap((part) => refusalsOf(part))
    .flatMap(({ table, sentence }) => (created.has(table) ? [] : [`${table}: ${sentence}`]))
}

function refusalsOf(part: string): { table: string; sentence: string }[] {
  const altered = /\balter table (?:if exists )?(?:only )?([\w.]+) (.*)$/.exec(part)
  if (altered) {
    const [, table = '', list = ''] = altered
    return actionsIn(list).flatMap((action) =>
      actions.flatMap(([matches, sentence]) => (matches(action) ? [{ table, sentence }] : [])),
    )
  }
  return statements.flatMap(([pattern, sentence]) => {
    const table = pattern.exec(part)?.[1]
    return table ? [{ table, sentence }] : []
  })
}

/** Splits at commas outside parentheses. */
function actionsIn(list: string): string[] {
  let depth = 0
  const found = ['']
  for (const letter of list) {
    if (letter === '(') depth += 1
    if (letter === ')') depth -= 1
    if (letter === ',' && depth === 0) found.push('')
    else found[found.length - 1] += letter
  }
  return found.map((action) => action.trim())
}

/** Strips comments, string literals and function bodies, which run later. */
function statementsOf(text: string): string[] {
  return text
    .replaceAll(/--.*$/gm, '')
    .replaceAll(/create (?:or replace )?function[\s\S]*?as (\$\w*\$)[\s\S]*?\1/gi, '')
    .replaceAll(/'(?:[^']|'')*'/g, (quoted) =>
      /alter table|create /i.test(quoted) ? ` ${quoted.slice(1, -1)} ` : "''",
    )
    .toLowerCase()
    .split(/;|\bexecute format\(|\bbegin\b|\bthen\b|\bloop\b/)
    .map((part) => part.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean)
}
