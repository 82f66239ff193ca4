import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import { writeBackup } from '#server/backup/write-backup.ts'
import { migrateTarget } from '#server/db/migrate-target.ts'
import type { PoolOptions, Sql } from '#server/db/postgres.ts'
import { installJobs } from '#server/jobs/install-jobs.ts'
import { createTestDatabase, superuser } from '../../support/database.ts'

const awkward = `tab\t newline\n return\r backslash\\ \\. \\N quote' " null-like \\N é 漢字 🫶 \u2028 \u2029 \u0001`

/** Two identical migrated databases, each with a table of values that are hard to dump. */
async function newDatabase(): Promise<{ target: PoolOptions['target']; admin: Sql }> {
  const target = await createTestDatabase()
  await migrateTarget(target)
  await installJobs(target)
  const admin = superuser(target.database)
  await admin.unsafe(`
    create table public."Awkward ""things""" (
      id bigint generated always as identity primary key,
      parent_id bigint references public."Awkward ""things""" (id),
      words text, empty text, nothing text, data jsonb, bytes bytea, list text[], matrix int[][],
      moment timestamptz, number double precision, exact numeric, yes boolean, span tstzrange,
      doubled text generated always as (words || words) stored);
    alter table public."Awkward ""things""" owner to mivoix_owner;
    create function public.refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;`)
  return { target, admin }
}

let from: Awaited<ReturnType<typeof newDatabase>>
let to: Awaited<ReturnType<typeof newDatabase>>
let folder: string
let file: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mivoix-backup-'))
  file = join(folder, 'everything.gz')
  from = await newDatabase()
  to = await newDatabase()
  const { admin } = from
  const rows = [
    { words: awkward, empty: '', data: { a: [1, null, awkward], 'é"': {} }, bytes: Buffer.from([0, 92, 255, 10]) },
    { words: '\\.', empty: '\\N', data: null, bytes: Buffer.alloc(0) },
  ]
  for (const { words, empty, data, bytes } of rows) {
    await admin`insert into public."Awkward ""things""" (words, empty, data, bytes, list, matrix, moment, number, exact, yes, span)
      values (${words}, ${empty}, ${data === null ? null : admin.json(data)}, ${bytes}, ${[words, '', 'NULL', '{}']},
        '{{1,2},{3,NULL}}', '2026-03-29T01:59:59.123456Z', 0.1, 12345678901234567890.123456789, true, '[2026-01-01,2026-02-01)')`
  }
  // The first row refers to the last: no insertion order satisfies the foreign key.
  await admin`update public."Awkward ""things""" set parent_id = 2 where id = 1`
  await admin`insert into auth.users (email) values ('é@example.org')`
  await admin`insert into jobs.queue (name, policy, retry_limit, retry_delay, retry_backoff, expire_seconds, retention_seconds, deletion_seconds, table_name, partition)
    values ('waiting', 'standard', 2, 0, false, 900, 1209600, 604800, 'job_common', false)`
  await admin`insert into jobs.job (name, data) values ('waiting', '{"mailId": "1"}')`
  await writeBackup(from.target, file)
})
afterAll(async () => {
  await Promise.all([from.admin.end(), to.admin.end()])
  await rm(folder, { recursive: true })
})

const contents = async (admin: Sql) => ({
  things: await admin`select * from public."Awkward ""things""" order by id`,
  users: await admin`select id, email, created_at from auth.users order by id`,
  profiles: await admin`select to_jsonb(profiles) from public.profiles order by id`,
  jobs: await admin`select id, name, data, state, created_on from jobs.job order by id`,
})

test('a restore brings back the saved rows, and replaces the existing ones', async () => {
  await to.admin`insert into auth.users (email) values ('gone@example.org')`
  await to.admin.unsafe(
    `create trigger refuse before insert on public."Awkward ""things""" execute function public.refuse()`,
  )
  const restored = await restoreBackup(to.target, file)
  expect(restored.rows).toBeGreaterThan(4)
  expect(await contents(to.admin)).toEqual(await contents(from.admin))
  expect((await contents(to.admin)).things[0]).toMatchObject({
    words: awkward,
    doubled: awkward + awkward,
    nothing: null,
  })
})

test('afterwards keys, triggers and counters are in force again', async () => {
  await expect(to.admin`insert into public."Awkward ""things""" (words) values ('x')`).rejects.toThrow('no')
  await to.admin.unsafe(`drop trigger refuse on public."Awkward ""things"""`)
  const [next] = await to.admin`insert into public."Awkward ""things""" (words) values ('x') returning id`
  expect(next?.id).toBe('3')
  await expect(to.admin`update public."Awkward ""things""" set parent_id = 99`).rejects.toMatchObject({ code: '23503' })
})

test('a damaged backup changes nothing', async () => {
  const before = await contents(to.admin)
  const whole = await readFile(file)
  const text = gunzipSync(whole).toString()
  const damages: Record<string, Buffer> = {
    'cut short': whole.subarray(0, whole.length - 20),
    'not gzip': Buffer.from('hello'),
    'another thing': gzipSync('{"hello":1}\n'),
    'without its end': gzipSync(text.trimEnd().split('\n').slice(0, -1).join('\n')),
    'a row less': gzipSync(text.replace(/^.*é@example\.org.*\n/m, '')),
    'another version': gzipSync(text.replace('"baseline/01_foundation.sql"', '"baseline/00_before.sql"')),
    'an unknown table': gzipSync(text.replace('"auth.users"', '"auth.users; drop table auth.users"')),
  }
  for (const [damage, bytes] of Object.entries(damages)) {
    const damaged = join(folder, 'damaged.gz')
    await writeFile(damaged, bytes)
    await expect(restoreBackup(to.target, damaged), damage).rejects.toThrow(/backup/)
  }
  expect(await contents(to.admin)).toEqual(before)
})

test('rows that the database refuses end the restore, and change nothing', async () => {
  const before = await contents(to.admin)
  // The last row is refused after all data has been sent.
  await to.admin.unsafe(`alter table public."Awkward ""things""" add constraint few check (id < 2) not valid`)
  try {
    await expect(restoreBackup(to.target, file)).rejects.toThrow(
      /^PostgreSQL refused a row of .* that breaks few \(23514\)\. Nothing was changed\.$/,
    )
    expect(await contents(to.admin)).toEqual(before)
  } finally {
    await to.admin.unsafe(`alter table public."Awkward ""things""" drop constraint few`)
  }
  expect((await restoreBackup(to.target, file)).rows).toBeGreaterThan(4)
})
