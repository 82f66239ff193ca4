import { spawnSync } from 'node:child_process'
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { removeOldBackups } from './remove-old-backups.ts'

test('deletes backups before they are 35 days old, though the next run may be late, and no other file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mivoix-old-'))
  const now = new Date('2026-11-17T12:00:00Z')
  const files = { 'mivoix-a.backup.gz': 34, 'mivoix-b.backup.gz': 33, 'notes.txt': 400 }
  for (const [name, days] of Object.entries(files)) {
    const made = new Date(now.getTime() - days * 24 * 60 * 60 * 1000)
    await writeFile(join(folder, name), '')
    await utimes(join(folder, name), made, made)
  }
  expect(await removeOldBackups(folder, now)).toBe(1)
  expect((await readdir(folder)).toSorted()).toEqual(['mivoix-b.backup.gz', 'notes.txt'])
  await rm(folder, { recursive: true })
})

test('deletes the unfinished backup of a dead process, and not that of a living one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mivoix-old-'))
  const { pid } = spawnSync(process.execPath, ['--version'])
  await writeFile(join(folder, `mivoix-a.backup.gz.${pid}`), '')
  await writeFile(join(folder, `mivoix-b.backup.gz.${process.pid}`), '')
  expect(await removeOldBackups(folder, new Date())).toBe(1)
  expect(await readdir(folder)).toEqual([`mivoix-b.backup.gz.${process.pid}`])
  await rm(folder, { recursive: true })
})
