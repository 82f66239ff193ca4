import { helpFor } from '#domain/messages/help-for.ts'
import { helpInThread } from './reading-thread.ts'

/** Longest text read on the event loop; takes a few milliseconds. */
const READ_HERE_CHARACTERS = 4000

/** Help line numbers for the author of such a message, given their earlier messages. */
export async function helpForMessage(body: string, earlier: readonly string[], signal: AbortSignal): Promise<string[]> {
  if (body.length > READ_HERE_CHARACTERS) return helpInThread(body, earlier, signal)
  return helpFor(body, earlier).map(({ number }) => number)
}
