import { REPLACED_MIGRATION } from '../../db/replaced-migration.ts'
import { hashesOfFiles } from '../../db/sql-files.ts'
import { shellCommandFor } from '../../shell-command-for.ts'
import { definitionChanges } from '../definition-changes.ts'
import { critical, fine, type Probe, type Remark, warning } from '../probe.ts'

const KINDS = ['function', 'view', 'table', 'constraint', 'index', 'trigger']
const REPAIR = `Lancez \`${shellCommandFor('db:repair')}\`. Si une table a changé, restaurez une sauvegarde par \`${shellCommandFor('db:restore')}\`.`

/** Compares the files of db/ with the applied ones, then the database with its state after that. */
export const probeDefinitions: Probe = async ({ db }) => {
  const [files, applied, changes] = await Promise.all([
    hashesOfFiles(),
    db.asService((sql) => sql<{ name: string; hash: string }[]>`select name, hash from migration.applied`),
    definitionChanges(db, KINDS),
  ])
  const known = new Map(applied.map(({ name, hash }) => [name, hash]))
  const missing = applied.map(({ name }) => name).filter((name) => !files.has(name) && !REPLACED_MIGRATION.test(name))
  const differing = [...files].filter(([name, hash]) => known.get(name) !== hash).map(([name]) => name)
  const remarks: Remark[] = []
  if (missing.length > 0)
    remarks.push(critical(`Fichiers absents de db/ : ${some(missing)}.`, 'Installez la version qui les contient.'))
  if (differing.length > 0)
    remarks.push(
      warning(
        `Fichiers qui diffèrent de la base : ${some(differing)}.`,
        'Relancez le serveur : il applique les changements.',
      ),
    )
  if (changes.length > 0) remarks.push(critical(`La base a changé sans nous : ${some(changes)}.`, REPAIR))
  return remarks.length > 0 ? remarks : [fine(`${files.size - 1} migrations appliquées, définitions identiques.`)]
}

/** Shows only the first names. */
function some(names: readonly string[]): string {
  return names.length > 3 ? `${names.slice(0, 3).join(', ')} et ${names.length - 3} autres` : names.join(', ')
}
