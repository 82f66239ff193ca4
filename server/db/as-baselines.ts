import { createHash } from 'node:crypto'
import { StartupError } from '../startup-error.ts'
import { REPLACED_MIGRATION } from './replaced-migration.ts'
import type { SqlFile } from './sql-files.ts'

const LAST_REPLACED = '0532_withheld_refunds.sql'
/** SHA-256 of the names of all replaced migrations, sorted, one a line. */
const ALL_REPLACED = 'e714bada7055334403198af5cd312e18f90acdae40bd970fda6cc28ec9aa924b'

/** Advice for each kind of thing that is asked about. */
const ready = {
  database: 'start it once',
  backup: 'restore it there and make a new one',
} as const

/**
 * Names of migrations, sorted, where the baselines stand for the ones they replaced. A database or a backup that has only
 * some of those is refused: what leads from there to the baselines is in older versions.
 */
export function asBaselines(what: keyof typeof ready, names: readonly string[], files: readonly SqlFile[]): string[] {
  const replaced = names.filter((name) => REPLACED_MIGRATION.test(name))
  const others = names.filter((name) => !REPLACED_MIGRATION.test(name))
  const baselines = files.filter(({ name }) => name.startsWith('baseline/')).map(({ name }) => name)
  const isKnown = replaced.length === 0 || baselines.every((name) => others.includes(name))
  if (!isKnown && digestOf(replaced) !== ALL_REPLACED)
    throw new StartupError(
      `This ${what} is of a version that ended before ${LAST_REPLACED}, from where this version knows no way. Nothing was changed. Install the last version that has db/migrations/${LAST_REPLACED}, ${ready[what]}, then come back to this version.`,
    )
  return (isKnown ? others : [...new Set([...baselines, ...others])]).toSorted()
}

function digestOf(names: readonly string[]): string {
  return createHash('sha256').update(names.toSorted().join('\n')).digest('hex')
}
