import { mkdir, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { writeBackup } from '#server/db/backup/write-backup.ts'
import { reachDatabaseInUse } from '#server/db/reach-database.ts'
import { readSettings } from '#server/settings.ts'
import { command, tell } from './command.ts'

// npm run db:backup [file]: everything the database holds, in one file. The server may be running.
await command(async () => {
  const settings = readSettings()
  const named = `mivoix-${new Date().toISOString().replaceAll(':', '-').slice(0, 19)}Z.backup.gz`
  const file = resolve(process.argv[2] ?? join(settings.DATA_DIR, 'backups', named))
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const database = await reachDatabaseInUse(settings, tell)
  try {
    const { tables, rows } = await writeBackup(database.target, file)
    const { size } = await stat(file)
    console.log(`${rows} rows of ${tables} tables are in ${file} (${Math.ceil(size / 1024)} KB).`)
  } finally {
    await database.stop()
  }
})
