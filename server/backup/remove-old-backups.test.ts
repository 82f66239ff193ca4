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

test('deletes the unfinished backups of dead processes, and of an earlier one of the same number, not of a living one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mivoix-old-'))
  const { pid } = spawnSync(process.execPath, ['--version'])
  const dead = [
    `mivoix-a.backup.gz.${pid}`,
    `mivoix-b.backup.gz.${pid}.partial`,
    `mivoix-c.backup.gz.${process.pid}.partial`,
  ]
  const living = `mivoix-d.backup.gz.${process.ppid}.partial`
  for (const name of [...dead, living]) await writeFile(join(folder, name), '')
  expect(await removeOldBackups(folder, new Date())).toBe(3)
  expect(await readdir(folder)).toEqual([living])
  await rm(folder, { recursive: true })
})
