import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { BACKUP_DEADLINE_SECONDS, BACKUP_SESSION } from '../../backup/backup-session.ts'
import { DRILL_FILE } from '../../backup/drill-file.ts'
import type { Database } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { shellCommandFor } from '../../shell-command-for.ts'
import { formatAge } from '../format-age.ts'
import { critical, fine, gradeByThresholds, type Probe, type Remark, untested, warning } from '../probe.ts'
import { readWalArchive } from '../wal-archive.ts'

const HOUR_SECONDS = 60 * 60
const OLD_SECONDS = { warning: 26 * HOUR_SECONDS, critical: 50 * HOUR_SECONDS }
const DRILL_SECONDS = { warning: 90 * 24 * HOUR_SECONDS }
/** By then a backup that no longer advances has given up by itself; --deadline may have given it longer. */
const STUCK_SECONDS = BACKUP_DEADLINE_SECONDS * 2.5
const ARCHIVE_SECONDS = { warning: 15 * 60 }
const ARCHIVE = 'docs/runbook.md, « ArchiveFails ».'
const BACK_UP = `Lancez \`${shellCommandFor('db:backup')}\`.`
const PRACTISE = `Lancez \`${shellCommandFor('db:drill')}\`.`

export const probeBackup: Probe = async ({ settings, clock, db }) => {
  const folder = join(settings.DATA_DIR, 'backups')
  const now = clock().getTime()
  const names = await readdir(folder).catch(() => [])
  const agesOf = (pattern: RegExp) =>
    Promise.all(names.filter((name) => pattern.test(name)).map((name) => ageOf(join(folder, name), now)))
  const age = Math.min(...(await agesOf(/^mivoix-.*\.backup\.gz$/)))
  const unfinished = [...(await runningOf(db, now)), ...interruptedOf(await agesOf(/^mivoix-.*\.partial$/))]
  if (age === Number.POSITIVE_INFINITY)
    return [
      settings.DEMO
        ? untested('Aucune sauvegarde : une démonstration s’en passe.', BACK_UP)
        : critical('Aucune sauvegarde dans DATA_DIR/backups.', BACK_UP),
      ...unfinished,
    ]
  return [
    gradeByThresholds(age, OLD_SECONDS, `Dernière sauvegarde il y a ${formatAge(age)}.`, BACK_UP),
    ...unfinished,
    await drillOf(folder, db, now),
    ...(await archiveOf(db)),
  ]
}

/** Backups that run now, on any machine; their open snapshot keeps PostgreSQL from cleaning up. */
async function runningOf(db: Deps['db'], now: number): Promise<Remark[]> {
  const running = await db.askAsLogin<{ session: number; since: Date; active: Date }>(`
    select pid as session, xact_start as since, state_change as active from pg_stat_activity
    where datname = current_database() and application_name = '${BACKUP_SESSION}' and xact_start is not null`)
  return running.map(({ session, since, active }) => {
    const still = (now - active.getTime()) / 1000
    if (still < STUCK_SECONDS)
      return fine(`Une sauvegarde est en cours depuis ${formatAge((now - since.getTime()) / 1000)}.`)
    return critical(
      `Une sauvegarde n’avance plus depuis ${formatAge(still)} (session ${session}) : la base ne peut plus se nettoyer.`,
      `Terminez-la : \`select pg_terminate_backend(${session})\`, puis lancez \`${shellCommandFor('db:backup')}\`.`,
    )
  })
}

/** Files that nobody writes any more: the process was killed, or its disk has stopped answering. */
function interruptedOf(ages: readonly number[]): Remark[] {
  const age = Math.min(...ages.filter((seconds) => seconds >= STUCK_SECONDS))
  if (age === Number.POSITIVE_INFINITY) return []
  return [warning(`Une sauvegarde s’est interrompue il y a ${formatAge(age)}, sans finir.`, BACK_UP)]
}

/** The WAL archive for point-in-time recovery, if there is one. */
async function archiveOf(db: Deps['db']): Promise<Remark[]> {
  const archive = await readWalArchive({ db })
  if (!archive) return []
  const age = formatAge(archive.ageSeconds)
  if (archive.isFailing)
    return [critical(`L’archivage du journal de PostgreSQL échoue depuis ${age} : son disque se remplit.`, ARCHIVE)]
  return [
    gradeByThresholds(archive.ageSeconds, ARCHIVE_SECONDS, `Journal de PostgreSQL archivé il y a ${age}.`, ARCHIVE),
  ]
}

/**
 * Latest restore drill: of a backup (`npm run db:drill`) or of the WAL archive (`deploy/postgresql/recovery-drill`).
 */
async function drillOf(folder: string, db: Pick<Database, 'asService'>, now: number): Promise<Remark> {
  const [recovered] = await db.asService(
    (sql) => sql<{ at: Date | null }[]>`select max(drilled_at) as at from app.recovery_drills`,
  )
  const age = Math.min(
    await ageOf(join(folder, DRILL_FILE), now).catch(() => Number.POSITIVE_INFINITY),
    recovered?.at ? (now - recovered.at.getTime()) / 1000 : Number.POSITIVE_INFINITY,
  )
  if (age === Number.POSITIVE_INFINITY) return warning('Aucun essai de restauration.', PRACTISE)
  return gradeByThresholds(age, DRILL_SECONDS, `Dernier essai de restauration il y a ${formatAge(age)}.`, PRACTISE)
}

async function ageOf(file: string, now: number): Promise<number> {
  return (now - (await stat(file)).mtimeMs) / 1000
}
