/** Name of the session of a backup in `pg_stat_activity`, by which the diagnostic finds it. */
export const BACKUP_SESSION = 'mivoix backup'

/** A backup that makes no progress for so long fails. */
export const BACKUP_DEADLINE_SECONDS = 120
