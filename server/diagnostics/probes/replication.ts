import { formatCount } from '#domain/format.ts'
import { formatAge } from '../format-age.ts'
import { judged, type Probe, untested } from '../probe.ts'

const LATE_SECONDS = { warning: 10, critical: 60 }

interface Replicas {
  replicas: number
  /** Null where the login role may not read it. */
  readable: number
  lag: number | null
}

export const probeReplication: Probe = async ({ db }) => {
  const [found] = await db.askAsLogin<Replicas>(`
    select count(*)::int as replicas, count(state)::int as readable,
      extract(epoch from max(greatest(replay_lag, case when replay_lsn < pg_current_wal_lsn() then now() - reply_time end)))::float8 as lag
    from pg_stat_replication where application_name not like 'pg_basebackup%'`)
  if (!found?.replicas) return [untested('Aucune copie de la base n’est branchée.')]
  if (!found.readable)
    return [
      untested(
        'Le rôle de connexion ne peut pas lire le retard.',
        'Donnez-lui le rôle pg_read_all_stats dans PostgreSQL.',
      ),
    ]
  const lag = found.lag ?? 0
  return [
    judged(
      lag,
      LATE_SECONDS,
      `${formatCount(found.replicas, 'copie', 'copies')}, retard de ${formatAge(lag)}.`,
      'Vérifiez le réseau et la charge de la copie.',
    ),
  ]
}
