import type { ConversationState } from '#domain/chat/conversation-state.ts'
import type { Answer } from '#domain/chat/respond.ts'
import type { Understood } from '#domain/chat/understand.ts'
import { ThreadQueue } from '../threads/thread-queue.ts'

export type ReadingTask =
  | { kind: 'message'; message: string; state: ConversationState }
  | { kind: 'help'; body: string; earlier: readonly string[] }

export interface ReadMessage {
  understood: Understood
  /** The embedded engine's answer to somebody who may be at risk, and null otherwise. */
  answer: Answer | null
}

export type ReadingResult = ReadMessage | { lines: string[] }

/** A few letters may wait; each takes seconds. The reader itself needs a hundred megabytes. */
const thread = new ThreadQueue<ReadingTask, ReadingResult>(new URL('reading.worker.ts', import.meta.url), {
  waitingMax: 8,
  taskMaxMs: 120_000,
  memoryMaxMb: 256,
})

/** Reads a long message for danger beside the event loop, as one of its conversation. */
export async function readInThread(
  message: string,
  state: ConversationState,
  signal: AbortSignal,
): Promise<ReadMessage> {
  const read = await thread.run({ kind: 'message', message, state }, signal)
  if (!('understood' in read)) throw new Error('a message is answered by what was understood of it')
  return read
}

/** The numbers of the help lines for whoever writes such words. */
export async function helpInThread(body: string, earlier: readonly string[], signal: AbortSignal): Promise<string[]> {
  const read = await thread.run({ kind: 'help', body, earlier }, signal)
  if (!('lines' in read)) throw new Error('lines are answered by lines')
  return read.lines
}
