import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { basename } from 'node:path'

export const databaseFolder = new URL('../../db/', import.meta.url)

export interface SqlFile {
  name: string
  text: string
  hash: string
}

/** The SQL files of one kind, in the order in which they are applied. */
export async function sqlFiles(kind: 'migrations' | 'functions' | 'policies'): Promise<SqlFile[]> {
  const entries = await readdir(new URL(`${kind}/`, databaseFolder), { recursive: true })
  // By file name alone: a definition may move to another folder without changing its turn.
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

/** The hash under which each file of db/ is recorded as applied, by its name; all functions and policies under one. */
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
