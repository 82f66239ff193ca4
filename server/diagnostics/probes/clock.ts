import { gradeByThresholds, type Probe } from '../probe.ts'

const OFF_SECONDS = { warning: 2, critical: 30 }

/** Compares this machine's clock with the database's. */
export const probeClock: Probe = async ({ db, clock }) => {
  const before = clock().getTime()
  const rows = await db.asService((sql) => sql<{ now: Date }[]>`select clock_timestamp() as now`)
  const after = clock().getTime()
  const theirs = rows[0]?.now.getTime() ?? 0
  // A database time between question and answer counts as equal.
  const seconds = Math.max(0, before - theirs, theirs - after) / 1000
  return [
    gradeByThresholds(
      seconds,
      OFF_SECONDS,
      seconds < 0.1 ? 'Même heure que la base.' : `${seconds.toFixed(1).replace('.', ',')} s d’écart avec la base.`,
      'Activez la synchronisation de l’heure : `timedatectl set-ntp true`.',
    ),
  ]
}
