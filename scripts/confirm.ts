import { createInterface } from 'node:readline/promises'
import { CannotStart } from '#server/cannot-start.ts'

/** Asks before something that cannot be undone; `--yes` answers beforehand. */
export async function confirm(consequence: string): Promise<void> {
  if (process.argv.includes('--yes')) return
  if (!process.stdin.isTTY) throw new CannotStart(`${consequence} Add -- --yes to say that this is meant.`)
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  // Ctrl-C and Ctrl-D are answers too.
  const answer = await terminal.question(`${consequence} Type yes to go on: `).catch(() => 'no')
  terminal.close()
  if (answer.trim() !== 'yes') throw new CannotStart('Nothing was changed.')
}
