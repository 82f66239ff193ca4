import { InvalidSettings } from '#server/settings.ts'
import { StartupError } from '#server/startup-error.ts'

export const tell = (sentence: string) => console.error(sentence)

/** Runs a command; an error that the operator can fix is printed as a sentence, without a stack. */
export async function command(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof StartupError || error instanceof InvalidSettings)) throw error
    tell(error.message)
    process.exitCode = 1
  }
}
