import { basename } from 'node:path'
import type { Sql } from './postgres.ts'
import type { SqlFile } from './sql-files.ts'

/** How one file's statements are applied: alone in a short transaction, or all in one that is open. */
type Apply = (what: string, work: () => Promise<void>) => Promise<void>

/**
 * Applies functions, views and policies, a transaction each: all in one would lock every table until the last is done.
 * Between two files a function may be newer than a policy beside it, as it is for older processes during an upgrade anyway.
 */
export async function applyDefinitions(
  sql: Sql,
  { functions, policies }: { functions: readonly SqlFile[]; policies: readonly SqlFile[] },
  apply: Apply,
): Promise<void> {
  for (const file of functions)
    await apply(`db/functions/${file.name}`, async () => void (await sql.unsafe(file.text).simple()))
  for (const file of policies) {
    await apply(`db/policies/${file.name}`, async () => {
      await sql.unsafe(forgetRights(basename(file.name, '.sql'))).simple()
      await sql.unsafe(file.text).simple()
    })
  }
}

/** Notes which definitions were applied and what they became, for the diagnostic to compare with. */
export async function recordDefinitions(sql: Sql, hash: string): Promise<void> {
  await sql`insert into migration.applied (name, hash) values ('definitions', ${hash})
    on conflict (name) do update set hash = excluded.hash, applied_at = now()`
  await sql`delete from migration.fingerprints`
  await sql`insert into migration.fingerprints (kind, name, fingerprint) select * from app.definition_fingerprints()`
}

/**
 * A policy file states the whole of a table's rights, so what an earlier version granted goes first. It is named by its
 * table, with the schema before it where that is not `public`.
 */
function forgetRights(file: string): string {
  const [table, schema = 'public'] = file.split('.').toReversed()
  return `do $$ declare policy record; begin
    for policy in select policyname from pg_policies where schemaname = '${schema}' and tablename = '${table}' loop
      execute format('drop policy %I on %I.%I', policy.policyname, '${schema}', '${table}');
    end loop;
    execute format('revoke all on %I.%I from anon, authenticated', '${schema}', '${table}');
  end $$`
}
