import { access, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { DRILL_FILE } from '#server/backup/drill-file.ts'
import { drillDataIn, makeDrillFolder, removeLeftDrills } from '#server/backup/drill-folder.ts'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import { NoPrograms } from '#server/db/cluster/cluster-home.ts'
import { debianPrograms } from '#server/db/cluster/debian-programs.ts'
import { type Cluster, startCluster } from '#server/db/cluster/embedded-cluster.ts'
import { migrateTarget } from '#server/db/migrate-target.ts'
import { prepareDatabase } from '#server/db/prepare-database.ts'
import { withCleanUp, withStopped } from '#server/db/with-clean-up.ts'
import { installJobs } from '#server/jobs/install-jobs.ts'
import { readSettings } from '#server/settings.ts'
import { shellCommandFor } from '#server/shell-command-for.ts'
import { StartupError } from '#server/startup-error.ts'
import { command } from './command.ts'
import { readArguments } from './read-arguments.ts'

// npm run db:drill [file]: restore drill. Restores the newest backup, or the given one, into a throwaway database. The
// product's own database is not touched.
await command(async () => {
  const [named] = readArguments('db:drill', { usage: '[<backup>]', most: 1 }).words
  const settings = readSettings()
  const backups = join(settings.DATA_DIR, 'backups')
  const file = named ? resolve(named) : await newestOf(backups)
  await access(file).catch((cause: unknown) => {
    throw new StartupError(`${file} cannot be read.`, { cause })
  })
  await removeLeftDrills(tmpdir())
  const folder = await makeDrillFolder(tmpdir())
  const drill = () =>
    withStopped(startThrowaway(folder, settings.DATABASE_URL !== undefined), async (cluster) => {
      const target = await prepareDatabase(cluster, 'drill')
      await migrateTarget(target)
      await installJobs(target)
      const { tables, rows } = await restoreBackup(target, file)
      await mkdir(backups, { recursive: true, mode: 0o700 })
      await writeFile(join(backups, DRILL_FILE), `${JSON.stringify({ file, tables, rows })}\n`, { mode: 0o600 })
      console.log(`${rows} rows of ${tables} tables can be restored from ${file}.`)
    })
  await withCleanUp(() => rm(folder, { recursive: true, force: true }), drill)
})

/** Uses the same kind of PostgreSQL as the product: the machine's, or the embedded one. */
async function startThrowaway(folder: string, isExternal: boolean): Promise<Cluster> {
  const programs = isExternal ? debianPrograms() : undefined
  const options = { dataFolder: drillDataIn(folder), socketFolder: join(folder, 'socket'), settings: { fsync: 'off' } }
  return startCluster(programs ? { ...options, programs } : options).catch((error: unknown) => {
    if (!(isExternal && error instanceof NoPrograms)) throw error
    throw new StartupError("A drill needs PostgreSQL's programs: run it where the package postgresql is installed.", {
      cause: error,
    })
  })
}

async function newestOf(backups: string): Promise<string> {
  const names = await readdir(backups).catch(() => [])
  const newest = names
    .filter((name) => /^mivoix-.*\.backup\.gz$/.test(name))
    .toSorted()
    .at(-1)
  if (!newest) throw new StartupError(`There is no backup in ${backups} yet: ${shellCommandFor('db:backup')}`)
  return join(backups, newest)
}
