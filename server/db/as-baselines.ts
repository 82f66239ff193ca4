import { createHash } from 'node:crypto'
import { StartupError } from '../startup-error.ts'
import { REPLACED_MIGRATION } from './replaced-migration.ts'
import type { SqlFile } from './sql-files.ts'

/** SHA-256 of the names of all replaced migrations, sorted, one a line. */
const ALL_REPLACED = 'e714bada7055334403198af5cd312e18f90acdae40bd970fda6cc28ec9aa924b'

/** Advice for each kind of thing that is asked about. */
const ways = {
  database: 'Install the last version that has db/migrations/0372_cards_to_forget.sql, start it once, then come back.',
  backup: 'Restore it with the version that made it, start this version on that database, and make a new backup.',
} as const

/**
 * Names of migrations, sorted, where the baselines stand for the ones they replaced. A database or a backup that has only
 * some of those is refused: what leads from there to the baselines is in older versions.
 */
export function asBaselines(what: keyof typeof ways, names: readonly string[], files: readonly SqlFile[]): string[] {
  const replaced = names.filter((name) => REPLACED_MIGRATION.test(name))
  const others = names.filter((name) => !REPLACED_MIGRATION.test(name))
  const baselines = files.filter(({ name }) => name.startsWith('baseline/')).map(({ name }) => name)
  const isKnown = replaced.length === 0 || baselines.every((name) => others.includes(name))
  if (!isKnown && digestOf(replaced) !== ALL_REPLACED)
    throw new StartupError(
      `This ${what} is of a version from which this one knows no way. Nothing was changed. ${ways[what]}`,
    )
  return (isKnown ? others : [...new Set([...baselines, ...others])]).toSorted()
}

/** The last steps to the baselines, for a database of the release that ended with 0372; none for any other. */
export function stepsToBaselines(names: readonly string[], bridge: readonly SqlFile[]): SqlFile[] {
  const replaced = names.filter((name) => REPLACED_MIGRATION.test(name))
  const missing = bridge.filter(({ name }) => !replaced.includes(name))
  return digestOf([...replaced, ...missing.map(({ name }) => name)]) === ALL_REPLACED ? missing : []
}

function digestOf(names: readonly string[]): string {
  return createHash('sha256').update(names.toSorted().join('\n')).digest('hex')
}
