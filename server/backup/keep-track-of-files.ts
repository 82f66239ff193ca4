import { RETENTION_BACKUP_DAYS } from '#domain/constants.ts'
import type { Sql } from '../db/postgres.ts'

/** Remembers, until the end of the transaction, the uploaded files that the replaced database knows. */
export async function rememberFiles(sql: Sql): Promise<void> {
  await sql`
    create temporary table files_before on commit drop as
    select version, null::timestamptz as discard_after from storage.objects
    union all select version, discard_after from storage.discarded_files`
}

/**
 * Hands the files that the restored database does not know over to the job that deletes them: those uploaded since the
 * backup once no newer backup can bring their rows back, and those that were waiting for it already.
 */
export async function discardFilesSince(sql: Sql): Promise<void> {
  await sql`
    insert into storage.discarded_files (version, discard_after)
    select f.version, coalesce(f.discard_after, now() + ${RETENTION_BACKUP_DAYS} * interval '1 day') from files_before f
    where not exists (select from storage.objects o where o.version = f.version)
    on conflict (version) do nothing`
}
