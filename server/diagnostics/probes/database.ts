import { formatPercent } from '#domain/format.ts'
import { BACKUP_SESSION } from '../../backup/backup-session.ts'
import { formatAge } from '../format-age.ts'
import { gradeByThresholds, type Probe } from '../probe.ts'

const SLOW_MS = 50
const ROUND_TRIPS = 5
const FULL_SHARE = 80
const LONG_TRANSACTION_SECONDS = 5 * 60

interface Sessions {
  connections: number
  most: number
  oldest: Date | null
}

/** A silent database is critical: this probe then times out. */
export const probeDatabase: Probe = async ({ db, clock }) => {
  const roundTripMs = await roundTrip(db)
  const [sessions] = await db.askAsLogin<Sessions>(`
    with limits as (select oid, datconnlimit from pg_database where datname = current_database()),
    sessions as (
      select count(*)::int as everywhere, count(*) filter (where datid = (select oid from limits))::int as here,
        -- A backup is long by nature: its own line judges whether it advances.
        min(xact_start) filter (where pid <> pg_backend_pid() and application_name <> '${BACKUP_SESSION}') as oldest
      from pg_stat_activity where datid is not null)
    -- The limit closest to being reached: of the server, or of this database if it has one.
    select oldest, connections, most from sessions, limits, lateral (
      select everywhere as connections, current_setting('max_connections')::int as most
      union all select here, datconnlimit where datconnlimit > 0) as nearest
    order by connections::float8 / most desc limit 1`)
  if (!sessions) throw new Error('no sessions')
  const { connections, most, oldest } = sessions
  const share = Math.round((connections / most) * 100)
  const seconds = oldest ? (clock().getTime() - oldest.getTime()) / 1000 : 0
  return [
    gradeByThresholds(
      roundTripMs,
      { warning: SLOW_MS },
      `Aller-retour en ${roundTripMs < 1 ? 'moins de 1' : Math.round(roundTripMs)} ms.`,
      'Rapprochez la base du serveur, ou allégez sa charge.',
    ),
    gradeByThresholds(
      share,
      { warning: FULL_SHARE },
      `${connections} connexions sur ${most} (${formatPercent(share)}).`,
      'Augmentez max_connections de PostgreSQL, ou diminuez DATABASE_POOL_SIZE.',
    ),
    gradeByThresholds(
      seconds,
      { warning: LONG_TRANSACTION_SECONDS },
      oldest ? `Plus ancienne transaction : ${formatAge(seconds)}.` : 'Aucune transaction en cours.',
      'Terminez la session concernée, vue dans pg_stat_activity.',
    ),
  ]
}

/** Minimum of a few round trips: the first may open a connection, and other probes query at the same time. */
async function roundTrip(db: Parameters<Probe>[0]['db']): Promise<number> {
  let shortest = Number.POSITIVE_INFINITY
  for (let i = 0; i < ROUND_TRIPS; i += 1) {
    const startedAt = performance.now()
    await db.callAsService('select 1', [], { mayRepeat: true })
    shortest = Math.min(shortest, performance.now() - startedAt)
  }
  return shortest
}
