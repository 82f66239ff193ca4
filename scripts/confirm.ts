import { createInterface } from 'node:readline/promises'
import { CannotStart } from '#server/cannot-start.ts'
import { howToRun } from '#server/how-to-run.ts'

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
  const again = howToRun(name, `${words} --yes`.trim())
  if (!process.stdin.isTTY) throw new CannotStart(`${consequence} If this is meant: ${again}`)
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  // Ctrl-C and Ctrl-D count as no.
  const answer = await terminal.question(`${consequence} Type yes to go on: `).catch(() => 'no')
  terminal.close()
  if (answer.trim() !== 'yes') throw new CannotStart('Nothing was changed.')
}
