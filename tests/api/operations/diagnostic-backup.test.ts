import { mkdir, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import type { ComponentId } from '#domain/admin/components.ts'
import type { DiagnosticStatus } from '#domain/admin/diagnostic.ts'
import { BACKUP_SESSION } from '#server/backup/backup-session.ts'
import { connectForSession } from '#server/db/postgres.ts'
import type { Deps } from '#server/deps.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { waitForProbeStatus } from '../../support/wait-for-probe-status.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

const turns = (id: ComponentId, status: DiagnosticStatus, deps: Deps = app.deps) => waitForProbeStatus(deps, id, status)

/** A clock ahead of the real one, for ages that no test can wait for. */
const later = (seconds: number): Deps => ({ ...app.deps, clock: () => new Date(Date.now() + seconds * 1000) })

test('a backup of 27 hours ago is a warning, of 51 critical; so are a missing drill, and an old one', async () => {
  const folder = join(app.deps.settings.DATA_DIR, 'backups')
  await turns('backup', 'pending')
  await turns('backup', 'error', { ...app.deps, settings: { ...app.deps.settings, DEMO: false } })
  await mkdir(folder)
  onTestFinished(() => rm(folder, { recursive: true }))
  const [backup, drill] = [join(folder, 'mivoix-2026.backup.gz'), join(folder, 'last-drill.json')]
  await writeFile(backup, '')
  await turns('backup', 'warning')
  await writeFile(drill, '{}')
  await turns('backup', 'success')
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 60 * 60 * 1000)
  await utimes(drill, hoursAgo(91 * 24), hoursAgo(91 * 24))
  await turns('backup', 'warning')
  await app.sql`insert into app.recovery_drills (recovered_to, seconds, accounts) values (now(), 11, 3)`
  await turns('backup', 'success')
  await app.sql`delete from app.recovery_drills`
  await utimes(drill, hoursAgo(1), hoursAgo(1))
  await utimes(backup, hoursAgo(27), hoursAgo(27))
  await turns('backup', 'warning')
  await utimes(backup, hoursAgo(51), hoursAgo(51))
  await turns('backup', 'error')
})

test('a backup that runs is seen, one that no longer advances is critical, one that was interrupted a warning', async () => {
  const folder = join(app.deps.settings.DATA_DIR, 'backups')
  await mkdir(folder)
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const name of ['mivoix-2026.backup.gz', 'last-drill.json']) await writeFile(join(folder, name), '')
  const sql = connectForSession({ target: app.target, statementTimeoutMs: 0, applicationName: BACKUP_SESSION })
  onTestFinished(() => sql.end({ timeout: 0 }))
  await sql`begin`
  expect((await turns('backup', 'success')).details).toContain('Une sauvegarde est en cours depuis')
  const stuck = await turns('backup', 'error', later(6 * 60))
  expect(stuck.details).toMatch(/n’avance plus depuis 6\sminutes/)
  expect(stuck.solution).toContain('pg_terminate_backend')
  // The snapshot of a backup is long by nature: no second alarm about it.
  await turns('database', 'success', later(6 * 60))
  await sql.end({ timeout: 0 })
  await turns('backup', 'success')
  const partial = join(folder, 'mivoix-2027.backup.gz.7.partial')
  await writeFile(partial, '')
  await turns('backup', 'success')
  await utimes(partial, new Date(Date.now() - 3_600_000), new Date(Date.now() - 3_600_000))
  expect((await turns('backup', 'warning')).details).toContain('interrompue')
})
