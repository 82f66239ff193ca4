import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { offlineReasons } from './support/migration-rules.ts'

const folder = resolve(import.meta.dirname, '../db/migrations')
/** Year to minute, and words. */
const DATED = /^20\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?:[01]\d|2[0-3])[0-5]\d_[a-z0-9]+(?:_[a-z0-9]+)*\.sql$/
/** Of all baselines: databases recorded them by their hashes, and do not start with others. */
const BASELINES = 'd3557cf9ded78012844c3969777599e7d1581ffdf6b133ed88cde6504a9f217d'

const migrations = readdirSync(folder).filter((name) => name !== 'baseline')

// Baselines are exempt: they run on an empty database only.
test('migrations run while everybody goes on', () => {
  const reasons = migrations.map((name) => [name, offlineReasons(readFileSync(join(folder, name), 'utf8'))])
  expect(reasons.filter(([, found]) => found?.length)).toEqual([])
})

test('a migration is named by the minute it was written, which is its alone', () => {
  expect(migrations.filter((name) => !DATED.test(name))).toEqual([])
  const minutes = migrations.map((name) => name.slice(0, 12))
  expect(minutes).toEqual([...new Set(minutes)])
})

test('no baseline is added or changed: a change is a migration', () => {
  const digest = createHash('sha256')
  for (const name of readdirSync(join(folder, 'baseline')).toSorted())
    digest.update(`${name}\n${readFileSync(join(folder, 'baseline', name), 'utf8')}`)
  expect(digest.digest('hex')).toBe(BASELINES)
})

const refused: [what: string, sql: string, why: RegExp][] = [
  ['an index on a table in use', 'create index a_idx on public.slots (id);', /^public\.slots: an index/],
  ['a unique index', 'create unique index if not exists a_idx on public.slots (id);', /^public\.slots: an index/],
  ['concurrently in a transaction', 'create index concurrently a_idx on public.slots (id);', /begins with/],
  ['a column that is not null', 'alter table public.slots add column a text not null;', /constant default/],
  [
    'one of several actions',
    'alter table public.slots add column b text, add column a text not null;',
    /constant default/,
  ],
  ['a volatile default', 'alter table public.slots add column a uuid default gen_random_uuid();', /rewrites/],
  ['an identity column', 'alter table public.slots add column a bigint generated always as identity;', /rewrites/],
  ['a stored column', 'alter table public.slots add column a text generated always as (b) stored;', /rewrites/],
  ['another type', 'alter table public.slots alter column a type text;', /rewrites/],
  ['set not null', 'alter table public.slots alter column a set not null;', /reads every row/],
  ['a check', 'alter table public.slots add constraint a check (b in (1, 2));', /not valid/],
  ['a foreign key', 'alter table public.slots add constraint a foreign key (b) references auth.users;', /not valid/],
  ['a unique constraint', 'alter table public.slots add constraint a unique (b);', /using index/],
  ['a dropped column', 'alter table public.slots drop column a;', /release before/],
  ['a renamed column', 'alter table public.slots rename column a to b;', /release before/],
  ['a dropped table', 'drop table public.slots;', /release before/],
  ['all rows at once', 'update public.slots set a = 1;', /in batches/],
  ['all rows at once, after a query', 'with old as (select 1) delete from public.slots where a = 1;', /in batches/],
  [
    'what a block puts together',
    "do $$ begin execute format('alter table public.slots add constraint a check (b < %L)', 1); end $$;",
    /not valid/,
  ],
  ['what cannot be repeated', '-- concurrently\nalter table public.slots add column a text;\n', /cannot be repeated/],
]
test.each(refused)('refused: %s', (_what, sql, why) => {
  expect(offlineReasons(sql)).toEqual([expect.stringMatching(why)])
})

const fine: [what: string, sql: string][] = [
  ['a new table with its indexes', 'create table app.a (b int not null); create index a_idx on app.a (b);'],
  ['a column with a constant default', "alter table public.slots add column a text not null default 'none';"],
  ['a column that may be null', 'alter table public.slots add column a text, add column b uuid;'],
  ['a constraint to validate later', 'alter table public.slots add constraint a check (b > 0) not valid;'],
  [
    'an index that is built beside the work',
    '-- concurrently\ncreate index concurrently if not exists a_idx on public.slots (id);\n',
  ],
  ['a validation', '-- concurrently\nalter table public.slots validate constraint a;\n'],
  ['what was weighed', '-- locks: a table of twelve rows.\nalter table app.row_quotas alter column a type text;'],
  [
    'a function that updates later',
    'create function app.a() returns void language sql as $$ update public.slots set a = 1; $$;',
  ],
  ['a dropped constraint', 'alter table public.slots drop constraint a;'],
]
test.each(fine)('fine: %s', (_what, sql) => {
  expect(offlineReasons(sql)).toEqual([])
})
