import { helpFor } from '#domain/messages/help-for.ts'
import { helpInThread } from './reading-thread.ts'

/** What is read on the event loop, in some milliseconds. */
const READ_HERE_CHARACTERS = 4000

/** The numbers of the help lines for whoever writes such words, after what they wrote shortly before. */
export async function helpForMessage(body: string, earlier: readonly string[], signal: AbortSignal): Promise<string[]> {
  if (body.length > READ_HERE_CHARACTERS) return helpInThread(body, earlier, signal)
  return helpFor(body, earlier).map(({ number }) => number)
}
