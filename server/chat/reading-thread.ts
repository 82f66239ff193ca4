import type { Answer } from '#domain/chat/answer.ts'
import type { ConversationState } from '#domain/chat/conversation-state.ts'
import { ThreadQueue } from '../threads/thread-queue.ts'

export type ReadingTask =
  | { kind: 'message'; message: string; state: ConversationState }
  | { kind: 'help'; body: string; earlier: readonly string[] }

export type ReadingResult = { answer: Answer } | { lines: string[] }

/** Short queue: the longest texts take a second. */
const thread = new ThreadQueue<ReadingTask, ReadingResult>(new URL('reading.worker.ts', import.meta.url), {
  waitingMax: 8,
  taskMaxMs: 120_000,
  memoryMaxMb: 256,
})

/** Reads a long message for danger in a worker thread, and answers it. */
export async function respondInThread(message: string, state: ConversationState, signal: AbortSignal): Promise<Answer> {
  const read = await thread.run({ kind: 'message', message, state }, signal)
  if (!('answer' in read)) throw new Error('the reading worker returned no answer')
  return read.answer
}

/** Help line numbers for the author of such a message. */
export async function helpInThread(body: string, earlier: readonly string[], signal: AbortSignal): Promise<string[]> {
  const read = await thread.run({ kind: 'help', body, earlier }, signal)
  if (!('lines' in read)) throw new Error('the reading worker returned no help lines')
  return read.lines
}
