import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { offlineReasons } from './support/migration-rules.ts'

const folder = resolve(import.meta.dirname, '../db/migrations')
/**
 * Earlier migrations were written when no table was large, and are never changed. 0260 to 0289 were written in parallel
 * with this rule.
 */
const FIRST = '0290'
const OWN = /^027\d_/

const migrations = readdirSync(folder).filter((name) => name.endsWith('.sql'))

describe('a migration runs while everybody goes on', () => {
  for (const name of migrations.filter((file) => file >= FIRST || OWN.test(file)))
    test(name, () => {
      expect(offlineReasons(readFileSync(join(folder, name), 'utf8'))).toEqual([])
    })
})

test('each migration has a number of its own', () => {
  const numbers = migrations.map((name) => name.slice(0, 4))
  expect(numbers).toEqual([...new Set(numbers)])
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
