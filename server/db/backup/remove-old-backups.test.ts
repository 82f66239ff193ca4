import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { removeOldBackups } from './remove-old-backups.ts'

test('deletes backups after 35 days, and no other file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mivoix-old-'))
  const now = new Date('2026-11-17T12:00:00Z')
  const files = { 'mivoix-a.backup.gz': 36, 'mivoix-b.backup.gz': 34, 'notes.txt': 400 }
  for (const [name, days] of Object.entries(files)) {
    const made = new Date(now.getTime() - days * 24 * 60 * 60 * 1000)
    await writeFile(join(folder, name), '')
    await utimes(join(folder, name), made, made)
  }
  expect(await removeOldBackups(folder, now)).toBe(1)
  expect((await readdir(folder)).toSorted()).toEqual(['mivoix-b.backup.gz', 'notes.txt'])
  await rm(folder, { recursive: true })
})
