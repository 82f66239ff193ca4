import type { ConversationState } from '#domain/chat/conversation-state.ts'
import { MODEL_SILENCE_SECONDS } from '#domain/constants.ts'
import { describeError, type Log, type LogFields } from '../log.ts'
import type { ModelUsage } from '../providers/model/language-model.ts'
import { CheckedReply, RefusedReply } from './checked-reply.ts'

export type WrittenPart = { kind: 'words'; text: string } | { kind: 'again' }

export interface Writing {
  pieces: AsyncGenerator<string, ModelUsage | undefined>
  /** What the conversation remembers once the message is heard. */
  state: ConversationState
  /** The embedded engine's answer to the same message. */
  fallback: string
  /** No words may come later than this, however steadily they came before. */
  deadline: number
  /** Aborted when the person stops the answer or leaves. */
  left: AbortSignal
  log: Log
}

/** Who wrote the answer in the end, and what the model says it used. */
export interface Written {
  text: string
  by: 'model' | 'engine'
  usage: ModelUsage | undefined
  /** The person stopped it or left: perhaps empty. */
  isCut: boolean
}

/**
 * The model's words, sentence by sentence, or the embedded engine's. Words that were shown stay, unless the model went on
 * to say something forbidden; after a fault they are a whole answer once they ask something, and otherwise the embedded
 * answer follows them. The person never sees that anything went wrong.
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
    if (next.done && !reply.released.trim()) throw new Error('the model said nothing')
    if (next.done) return next.value
    if (!reply.isLongEnough) continue
    if (!reply.released) throw new Error('the model does not end its sentence')
    return undefined
  }
}

/** Rejects when the promise takes longer. What then becomes of it is looked at by nobody. */
async function within<T>(promise: Promise<T>, milliseconds: number): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('the model is silent')), Math.max(0, milliseconds))
  promise.catch(() => undefined)
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}

/** A refused reply is named by its reason alone: its words may quote the person's. */
function describeFault(fault: unknown): LogFields {
  return fault instanceof RefusedReply ? { refused: fault.why } : describeError(fault)
}
