import { formatCount } from '#domain/format.ts'
import { countPrimaries, databaseHosts } from '../../db/primaries.ts'
import { formatAge } from '../format-age.ts'
import { critical, gradeByThresholds, type Probe, untested, warning } from '../probe.ts'

const LATE_SECONDS = { warning: 10, critical: 60 }

interface Replicas {
  replicas: number
  /** Number of replicas the owner of our tables may inspect. */
  readable: number
  lag: number | null
  /** Standbys that commits wait for (`synchronous_standby_names`). */
  awaited: string
}

export const probeReplication: Probe = async ({ db, settings }) => {
  if (((await countPrimaries(settings)) ?? 1) > 1)
    return [
      critical(
        'Deux machines se disent la base principale : ce qui est écrit dans l’ancienne sera perdu.',
        'docs/runbook.md, « SplitBrain » : arrêtez PostgreSQL sur celle qui a été promue la première.',
      ),
    ]
  const [found] = await db.asService(
    (sql) => sql<Replicas[]>`select *, current_setting('synchronous_standby_names') as awaited from app.replicas()`,
  )
  if (!found?.replicas && found?.awaited)
    return [
      critical(
        'La copie que les écritures attendent n’est pas branchée.',
        'docs/operations.md, « The standby is lost » : la rebrancher, ou mettre `synchronous_standby_names` en commentaire et recharger.',
      ),
    ]
  if (databaseHosts(settings).length > 1 && !found?.awaited)
    return [
      warning(
        'Les écritures n’attendent aucune copie : perdre la base principale perdrait les dernières.',
        'docs/runbook.md, « NotSynchronous » : rebranchez la copie, puis rétablissez `synchronous_standby_names`.',
      ),
    ]
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
