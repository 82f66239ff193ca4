import type { ConversationState } from '#domain/chat/conversation-state.ts'
import { MODEL_SILENCE_SECONDS } from '#domain/constants.ts'
import { describeError, type Log, type LogFields } from '../log.ts'
import type { ModelUsage } from '../providers/model/language-model.ts'
import { CheckedReply, RefusedReply } from './checked-reply.ts'

type WrittenPart = { kind: 'words'; text: string } | { kind: 'again' }

export interface Writing {
  pieces: AsyncGenerator<string, ModelUsage | undefined>
  /** State of the conversation after this message. */
  state: ConversationState
  /** Answer of the embedded engine to the same message. */
  fallback: string
  /** Overall deadline, however steadily the words arrive. */
  deadline: number
  /** Aborted when the person stops the answer or disconnects. */
  left: AbortSignal
  log: Log
}

/** Author of the final answer, and the token usage reported by the model. */
export interface Written {
  text: string
  by: 'model' | 'engine'
  usage: ModelUsage | undefined
  /** The person stopped it or left; the text may be empty. */
  isCut: boolean
}

/**
 * Streams the model's answer sentence by sentence, with the embedded engine as fallback. Sentences already shown stay,
 * unless the model then says something forbidden. After a failure they count as a whole answer if they contain a
 * question; otherwise the embedded answer follows. The person never sees an error.
 */
export async function* writeAnswer(writing: Writing): AsyncGenerator<WrittenPart, Written> {
  const reply = new CheckedReply(writing.state.risk.level)
  try {
    const usage = yield* modelWords(writing, reply)
    const text = reply.released.trimEnd()
    return { text, by: 'model', usage, isCut: false }
  } catch (fault) {
    if (writing.left.aborted) return { text: reply.released.trimEnd(), by: 'model', usage: undefined, isCut: true }
    writing.log.warn('the embedded engine answers for the model', describeFault(fault))
    const shown = fault instanceof RefusedReply ? '' : reply.released.trimEnd()
    if (shown.includes('?')) return { text: shown, by: 'model', usage: undefined, isCut: false }
    if (reply.released && !shown) yield { kind: 'again' }
    const rest = shown ? `\n\n${writing.fallback}` : writing.fallback
    yield { kind: 'words', text: rest }
    return { text: shown + rest, by: 'engine', usage: undefined, isCut: false }
  }
}

async function* modelWords(
  { pieces, deadline }: Writing,
  reply: CheckedReply,
): AsyncGenerator<WrittenPart, ModelUsage | undefined> {
  let heardAt = performance.now()
  for (;;) {
    const latest = heardAt + MODEL_SILENCE_SECONDS * 1000
    const next = await within(pieces.next(), Math.min(latest, deadline) - performance.now())
    const words = next.done ? reply.finish() : reply.add(next.value)
    if (words) {
      heardAt = performance.now()
      yield { kind: 'words', text: words }
    }
    if (next.done && !reply.released.trim()) throw new Error('the model returned an empty answer')
    if (next.done) return next.value
    if (!reply.isLongEnough) continue
    if (!reply.released) throw new Error('the model does not end its sentence')
    return undefined
  }
}

/** Timeout: rejects when the promise takes longer. Its later result is ignored. */
async function within<T>(promise: Promise<T>, milliseconds: number): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('the model timed out')), Math.max(0, milliseconds))
  promise.catch(() => undefined)
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}

/** Logs only the reason of a refused reply: its text may quote the person. */
function describeFault(fault: unknown): LogFields {
  return fault instanceof RefusedReply ? { refused: fault.why } : describeError(fault)
}
