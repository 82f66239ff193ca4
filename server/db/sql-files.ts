import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { basename } from 'node:path'

export const databaseFolder = new URL('../../db/', import.meta.url)

export interface SqlFile {
  name: string
  text: string
  hash: string
}

/** SQL files of one kind, in the order they are applied. */
export async function sqlFiles(kind: 'migrations' | 'bridge' | 'functions' | 'policies'): Promise<SqlFile[]> {
  const entries = await readdir(new URL(`${kind}/`, databaseFolder), { recursive: true })
  // Sorted by file name only: a definition may move to another folder without changing its position.
  const names = entries
    .filter((name) => name.endsWith('.sql'))
    .toSorted((one, other) => basename(one).localeCompare(basename(other), 'en'))
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(new URL(`${kind}/${name}`, databaseFolder), 'utf8')
      return { name, text, hash: sha256(text) }
    }),
  )
}

/** Hash of each file of db/ by its name, as recorded when applied; one hash for all functions and policies. */
export async function hashesOfFiles(): Promise<Map<string, string>> {
  const [migrations, functions, policies] = await Promise.all([
    sqlFiles('migrations'),
    sqlFiles('functions'),
    sqlFiles('policies'),
  ])
  return new Map([
    ...migrations.map(({ name, hash }) => [name, hash] as const),
    ['definitions', hashOfDefinitions([...functions, ...policies])],
  ])
}

export function hashOfDefinitions(files: readonly SqlFile[]): string {
  return sha256(files.map((file) => file.name + file.hash).join('\n'))
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
