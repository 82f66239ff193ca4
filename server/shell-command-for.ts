import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Only a release has this launcher; it has no npm. */
const isReleased = existsSync(join(import.meta.dirname, '../bin/run-command.mjs'))

/** Shell command that runs one of our commands in this installation. */
export function shellCommandFor(name: string, words = '', released: boolean = isReleased): string {
  const program = released ? `mivoix ${name}` : name === 'start' ? 'npm start' : `npm run ${name}`
  const separator = released ? '' : '-- '
  return words ? `${program} ${separator}${words}` : program
}
