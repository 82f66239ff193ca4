import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { RETENTION_BACKUP_DAYS } from '#domain/constants.ts'
import { processIsAlive } from '../db/cluster/process-is-alive.ts'

const HOUR_MS = 60 * 60 * 1000
/** Two daily runs may be so far apart: the timer's random delay, and the night when summer time ends. */
const HOURS_TO_NEXT_RUN = 26
const KEPT_MS = (RETENTION_BACKUP_DAYS * 24 - HOURS_TO_NEXT_RUN) * HOUR_MS
/** A finished backup, or one that is being written, named after its process (write-backup.ts); before, without « partial ». */
const NAME = /^mivoix-.*\.backup\.gz(?:\.(?<writer>\d+)(?:\.partial)?)?$/

/**
 * Deletes backups that would be older than the privacy pages promise before the next run, and those that a killed
 * process left unfinished. Only files named by `db:backup`.
 */
export async function removeOldBackups(folder: string, now: Date): Promise<number> {
  let removed = 0
  for (const name of await readdir(folder)) {
    const found = NAME.exec(name)
    if (!found) continue
    const file = join(folder, name)
    const { mtimeMs } = await stat(file)
    const writer = found.groups?.writer
    const isUnfinished = writer !== undefined && !isAnother(Number(writer))
    if (!isUnfinished && now.getTime() - mtimeMs < KEPT_MS) continue
    await rm(file)
    removed += 1
  }
  return removed
}

/** A process that is alive and is not this one: a container gives the same number to each of its runs. */
function isAnother(pid: number): boolean {
  return pid !== process.pid && processIsAlive(pid)
}
