import type { Deps } from '../deps.ts'

interface WalArchive {
  /** The last attempt failed; PostgreSQL keeps each segment until it is archived, and the disk fills. */
  isFailing: boolean
  /** Since the last archived segment: what a lost disk would take from a recovery. */
  ageSeconds: number
}

/** State of the WAL archive of the database, if it has one. */
export async function readWalArchive({ db }: Pick<Deps, 'db'>): Promise<WalArchive | undefined> {
  const [archive] = await db.askAsLogin<WalArchive & { isOn: boolean }>(`
    select current_setting('archive_mode') <> 'off' as "isOn",
      last_failed_time is not null and last_failed_time > coalesce(last_archived_time, '-infinity') as "isFailing",
      extract(epoch from now() - coalesce(last_archived_time, pg_postmaster_start_time()))::float8 as "ageSeconds"
    from pg_stat_archiver`)
  return archive?.isOn ? archive : undefined
}
