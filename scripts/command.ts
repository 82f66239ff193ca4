import { constants } from 'node:os'
import { cleanUpEverything } from '#server/db/with-clean-up.ts'
import { InvalidSettings } from '#server/settings.ts'
import { StartupError } from '#server/startup-error.ts'

/** npm and the terminal may both forward one Ctrl-C; only a later signal skips the clean-up. */
const IMPATIENT_AFTER_MS = 2000

export const tell = (sentence: string) => console.error(sentence)

/**
 * Runs a command; an error that the operator can fix is printed as a sentence, without a stack. A signal ends it after
 * the clean-up of everything in progress.
 */
export async function command(work: () => Promise<void>): Promise<void> {
  const asked = endOnSignal()
  try {
    await work()
  } catch (error) {
    // The clean-up takes away the database that the work still uses.
    if (asked.already) return
    if (!(error instanceof StartupError || error instanceof InvalidSettings)) throw error
    tell(error.message)
    process.exitCode = 1
  }
}

function endOnSignal(): { readonly already: boolean } {
  let askedAt = 0
  const onSignal = async (signal: 'SIGINT' | 'SIGTERM' | 'SIGHUP') => {
    // The shell's convention for a process that a signal ended.
    const code = 128 + constants.signals[signal]
    if (askedAt > 0) {
      if (Date.now() - askedAt >= IMPATIENT_AFTER_MS) process.exit(code)
      return
    }
    askedAt = Date.now()
    // The driver may write to a connection that the clean-up has just closed.
    process.on('uncaughtException', () => undefined)
    await cleanUpEverything(console.error)
    tell(`Ended by ${signal} before it was done.`)
    process.exit(code)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal)
  return {
    get already() {
      return askedAt > 0
    },
  }
}
