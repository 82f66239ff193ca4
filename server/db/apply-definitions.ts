import { basename } from 'node:path'
import type { Sql } from './postgres.ts'
import type { SqlFile } from './sql-files.ts'
import { viewGrants } from './view-grants.ts'

/** Applies the statements of one file: in its own short transaction, or in one that is already open. */
type Apply = (what: string, work: () => Promise<void>) => Promise<void>

/**
 * Applies functions, views and policies, one transaction each: a single one would lock every table until the last is
 * done. Between two files a function may be newer than a policy, as it is for older processes during an upgrade anyway.
 */
export async function applyDefinitions(
  sql: Sql,
  { functions, policies }: { functions: readonly SqlFile[]; policies: readonly SqlFile[] },
  apply: Apply,
): Promise<void> {
  for (const file of functions) {
    const grants = viewGrants(file)
    await apply(`db/functions/${file.name}`, async () => void (await sql.unsafe(`${file.text}\n${grants}`).simple()))
  }
  for (const file of policies) {
    await apply(`db/policies/${file.name}`, async () => {
      await sql.unsafe(forgetRights(basename(file.name, '.sql'))).simple()
      await sql.unsafe(file.text).simple()
    })
  }
}

/** Stores the hash and fingerprints of the applied definitions, for the diagnostic to compare. */
export async function recordDefinitions(sql: Sql, hash: string): Promise<void> {
  await sql`insert into migration.applied (name, hash) values ('definitions', ${hash})
    on conflict (name) do update set hash = excluded.hash, applied_at = now()`
  await sql`delete from migration.fingerprints`
  await sql`insert into migration.fingerprints (kind, name, fingerprint) select * from app.definition_fingerprints()`
}

/**
 * A policy file states all the rights of a table, so earlier grants and policies are dropped first. The file is named
 * after its table, with the schema if it is not `public`.
 */
function forgetRights(file: string): string {
  const [table, schema = 'public'] = file.split('.').toReversed()
  return `do $$ declare policy record; begin
    for policy in select policyname from pg_policies where schemaname = '${schema}' and tablename = '${table}' loop
      execute format('drop policy %I on %I.%I', policy.policyname, '${schema}', '${table}');
    end loop;
    execute format('revoke all on %I.%I from public, anon, authenticated', '${schema}', '${table}');
  end $$`
}
