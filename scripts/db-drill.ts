import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { CannotStart } from '#server/cannot-start.ts'
import { DRILL_FILE } from '#server/db/backup/drill-file.ts'
import { restoreBackup } from '#server/db/backup/restore-backup.ts'
import { startCluster } from '#server/db/embedded-cluster.ts'
import { migrateTarget } from '#server/db/migrate-target.ts'
import { prepareDatabase } from '#server/db/prepare-database.ts'
import { installJobs } from '#server/jobs/install-jobs.ts'
import { readSettings } from '#server/settings.ts'
import { command } from './command.ts'

// npm run db:drill [file]: restores the newest backup, or the one named, into a database that is thrown away. Nothing of the product is touched.
await command(async () => {
  const backups = join(readSettings().DATA_DIR, 'backups')
  const file = process.argv[2] ? resolve(process.argv[2]) : await newestOf(backups)
  const folder = await mkdtemp(join(tmpdir(), 'mivoix-drill-'))
  try {
    const cluster = await startCluster({ dataFolder: join(folder, 'data'), socketFolder: join(folder, 'socket') })
    try {
      const target = await prepareDatabase(cluster, 'drill')
      await migrateTarget(target)
      await installJobs(target)
      const { tables, rows } = await restoreBackup(target, file)
      await writeFile(join(backups, DRILL_FILE), `${JSON.stringify({ file, tables, rows })}\n`, { mode: 0o600 })
      console.log(`${rows} rows of ${tables} tables can be restored from ${file}.`)
    } finally {
      await cluster.stop()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

async function newestOf(backups: string): Promise<string> {
  const names = await readdir(backups).catch(() => [])
  const newest = names
    .filter((name) => /^mivoix-.*\.backup\.gz$/.test(name))
    .toSorted()
    .at(-1)
  if (!newest) throw new CannotStart('There is no backup yet: npm run db:backup')
  return join(backups, newest)
}
