import { situationIn } from '#domain/chat/model/danger-words.ts'
import type { Reading } from '#domain/chat/reading/reading.ts'
import { levelOfSituation } from '#domain/chat/situations.ts'
import { CHAT_MESSAGE_MAX_CHARACTERS, MODEL_READING_MAX_TOKENS, MODEL_READING_SECONDS } from '#domain/constants.ts'
import type { Deps } from '../deps.ts'
import type { ModelRequest } from '../providers/model/language-model.ts'
import { inputTokensOf } from './input-tokens-of.ts'
import type { EarlierMessage } from './model-request.ts'
import { READING_INSTRUCTIONS } from './reading-instructions.ts'

/** Danger told in pieces shows only in the last few messages together. */
const MESSAGES_BEFORE = 4

type Model = NonNullable<Deps['model']>

/**
 * Second classification by the model of a message that our own reader found ordinary. Can raise the level, never lower it:
 * null when it finds nothing, answers anything but one of its words, fails, times out or exceeds the daily cost limit.
 */
export async function secondReading(
  model: Model,
  saidBefore: readonly EarlierMessage[],
  message: string,
  left: AbortSignal,
): Promise<Reading | null> {
  const { readings, allowance } = model
  if (readings.isOpen || left.aborted) return null
  const request = readingRequest(saidBefore, message)
  const tokens = { inputTokens: inputTokensOf(request), outputTokens: MODEL_READING_MAX_TOKENS }
  const setAside = await allowance.take(allowance.costOf(tokens))
  if (!setAside) return null
  const signal = AbortSignal.any([left, AbortSignal.timeout(MODEL_READING_SECONDS * 1000)])
  try {
    const { text, usage } = await wholeAnswer(model, request, signal)
    if (usage) setAside.spend(allowance.costOf(usage))
    readings.succeeded()
    return guessOf(text)
  } catch {
    if (!left.aborted) readings.failed()
    return null
  }
}

/** Marked as a guess: shown paler, and « Non, ce n’est pas ça » undoes it. */
function guessOf(answer: string): Reading | null {
  const situation = situationIn(answer)
  return situation ? { level: levelOfSituation[situation], situation, isPlain: false, needsCheck: false } : null
}

async function wholeAnswer({ writer }: Model, request: ModelRequest, signal: AbortSignal) {
  const pieces = writer.write(request, signal)
  let text = ''
  for (;;) {
    const piece = await pieces.next()
    if (piece.done) return { text, usage: piece.value }
    text += piece.value
  }
}

export function readingRequest(saidBefore: readonly EarlierMessage[], message: string): ModelRequest {
  const before = saidBefore
    .filter(({ sender }) => sender === 'user')
    .slice(-MESSAGES_BEFORE)
    .map((said) => tagged('avant', said.message))
  return {
    instructions: READING_INSTRUCTIONS,
    turns: [{ role: 'user', text: [...before, tagged('message', message)].join('\n') }],
    maxTokens: MODEL_READING_MAX_TOKENS,
  }
}

/** Escapes angle brackets, so that the text cannot close the tag. */
const tagged = (name: string, text: string) =>
  `<${name}>${text.slice(0, CHAT_MESSAGE_MAX_CHARACTERS).replace(/[<>]/g, ' ')}</${name}>`
