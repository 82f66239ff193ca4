import { shellCommandFor } from '../../shell-command-for.ts'
import { definitionChanges } from '../definition-changes.ts'
import { critical, fine, type Probe } from '../probe.ts'

/** Any difference is critical: an extra right is a leak, a missing one a broken screen. */
export const probeRights: Probe = async ({ db }) => {
  const changes = await definitionChanges(db, ['grants', 'policy'])
  if (changes.length === 0) return [fine('Droits et règles identiques à ceux du code.')]
  const named = changes.slice(0, 3).join(', ')
  const rest = changes.length > 3 ? ` et ${changes.length - 3} autres` : ''
  return [
    critical(
      `Droits modifiés : ${named}${rest}.`,
      `Lancez \`${shellCommandFor('db:repair')}\`, puis cherchez qui les a changés.`,
    ),
  ]
}
