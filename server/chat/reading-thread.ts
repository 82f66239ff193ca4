import type { Answer } from '#domain/chat/answer.ts'
import type { ConversationState } from '#domain/chat/conversation-state.ts'
import { ThreadQueue } from '../threads/thread-queue.ts'

export interface ReadingTask {
  message: string
  state: ConversationState
}

/** Short queue: the longest texts take a second. */
const thread = new ThreadQueue<ReadingTask, Answer>(new URL('reading.worker.ts', import.meta.url), {
  waitingMax: 8,
  taskMaxMs: 120_000,
  memoryMaxMb: 256,
})

/** Reads a long message for danger in a worker thread, and answers it. */
export function respondInThread(message: string, state: ConversationState, signal: AbortSignal): Promise<Answer> {
  return thread.run({ message, state }, signal)
}
