import { createInterface } from 'node:readline/promises'
import { shellCommandFor } from '#server/shell-command-for.ts'
import { StartupError } from '#server/startup-error.ts'

interface Meant {
  /** The command and its arguments. */
  name: string
  words?: string
  /** Whether `--yes` was given. */
  isMeant: boolean | undefined
}

/** Asks for confirmation before an irreversible act; `--yes` skips the question. */
export async function confirm(consequence: string, { name, words = '', isMeant }: Meant): Promise<void> {
  if (isMeant) return
  const again = shellCommandFor(name, `${words} --yes`.trim())
  if (!process.stdin.isTTY) throw new StartupError(`${consequence} If this is meant: ${again}`)
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  // Ctrl-C and Ctrl-D count as no.
  const answer = await terminal.question(`${consequence} Type yes to go on: `).catch(() => 'no')
  terminal.close()
  if (answer.trim() !== 'yes') throw new StartupError('Nothing was changed.')
}
