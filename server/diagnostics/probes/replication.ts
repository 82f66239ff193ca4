import { formatCount } from '#domain/format.ts'
import { formatAge } from '../format-age.ts'
import { gradeByThresholds, type Probe, untested } from '../probe.ts'

const LATE_SECONDS = { warning: 10, critical: 60 }

interface Replicas {
  replicas: number
  /** Number of replicas the owner of our tables may inspect. */
  readable: number
  lag: number | null
}

export const probeReplication: Probe = async ({ db }) => {
  const [found] = await db.asService((sql) => sql<Replicas[]>`select * from app.replicas()`)
  if (!found?.replicas) return [untested('Aucune copie de la base n’est branchée.')]
  if (!found.readable)
    return [
      untested(
        'Le retard des copies ne peut pas être lu.',
        'Dans PostgreSQL, en superutilisateur : `grant pg_read_all_stats to mivoix_owner`.',
      ),
    ]
  const lag = found.lag ?? 0
  return [
    gradeByThresholds(
      lag,
      LATE_SECONDS,
      `${formatCount(found.replicas, 'copie', 'copies')}, retard de ${formatAge(lag)}.`,
      'Vérifiez le réseau et la charge de la copie.',
    ),
  ]
}
