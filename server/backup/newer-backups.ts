import { readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { headerLine } from './format.ts'
import { Lines } from './lines.ts'

/** Backups in the same folder made after this one: they know of later erasures. */
export async function newerBackups(file: string): Promise<string[]> {
  const folder = dirname(file)
  const names = (await readdir(folder)).filter((name) => name.endsWith('.gz'))
  const madeAt = await madeAtOf(file)
  const dated = await Promise.all(
    names.map(async (name) => ({ path: join(folder, name), madeAt: await madeAtOf(join(folder, name)) })),
  )
  return dated.filter((other) => madeAt && other.madeAt && other.madeAt > madeAt).map(({ path }) => path)
}

/** Null for a file that is not a backup. */
async function madeAtOf(file: string): Promise<string | null> {
  try {
    return (await new Lines(file).nextAs(headerLine)).madeAt
  } catch {
    return null
  }
}
