import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Only the release has its launcher there; it has no npm. */
const isReleased = existsSync(join(import.meta.dirname, '../bin/run-command.mjs'))

/** What an operator types to run one of our commands, where this copy runs. */
export function howToRun(name: string, words = '', released: boolean = isReleased): string {
  const program = released ? `mivoix ${name}` : name === 'start' ? 'npm start' : `npm run ${name}`
  const separator = released ? '' : '-- '
  return words ? `${program} ${separator}${words}` : program
}
