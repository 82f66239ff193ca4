import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { RETENTION_BACKUP_DAYS } from '#domain/constants.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Deletes backups after the period promised on the privacy pages. Only files named by `db:backup`. */
export async function removeOldBackups(folder: string, now: Date): Promise<number> {
  let removed = 0
  for (const name of await readdir(folder)) {
    if (!/^mivoix-.*\.backup\.gz$/.test(name)) continue
    const file = join(folder, name)
    const { mtimeMs } = await stat(file)
    if (now.getTime() - mtimeMs < RETENTION_BACKUP_DAYS * DAY_MS) continue
    await rm(file)
    removed += 1
  }
  return removed
}
