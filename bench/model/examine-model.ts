import { newConversation } from '#domain/chat/conversation-state.ts'
import { whyRefuseReply } from '#domain/chat/model/check-reply.ts'
import { situationIn } from '#domain/chat/model/danger-words.ts'
import { readMessage } from '#domain/chat/reading/read-message.ts'
import { MODEL_REPLY_SECONDS } from '#domain/constants.ts'
import { type EarlierMessage, modelRequest } from '#server/chat/model-request.ts'
import { readingRequest } from '#server/chat/second-reading.ts'
import type { LanguageModel, ModelRequest } from '#server/providers/model/language-model.ts'
import { readSet } from '../safety/read-set.ts'
import { probes, talks } from './talks.ts'

export interface Said {
  message: string
  reply: string
  /** Why the reply would be refused; null when it would be shown. */
  fault: string | null
  firstWordsMs: number
}

interface Examined {
  ordinary: Said[]
  limits: Said[]
  /**
   * For dangers that our own classifier neither detects nor asks about: the model's answer, and whether it raises the level.
   */
  readings: { text: string; isGrave: boolean; answer: string; doneMs: number }[]
}

/**
 * Runs our dialogues with a model as the chat does, one request at a time, probes its limits, and lets it classify danger.
 */
export async function examineModel(model: LanguageModel, mostReadings = 60): Promise<Examined> {
  const ordinary: Said[] = []
  for (const talk of talks) {
    const before: EarlierMessage[] = []
    for (const message of talk) {
      const said = await reply(model, before, message)
      ordinary.push(said)
      before.push({ sender: 'user', message }, { sender: 'assistant', message: said.reply })
    }
  }
  const limits: Said[] = []
  for (const message of probes) limits.push(await reply(model, [], message))
  const readings: Examined['readings'] = []
  for (const { text, level } of unread(mostReadings)) {
    const { text: answer, doneMs } = await ask(model, readingRequest([], text))
    readings.push({ text, isGrave: level !== 'none', answer, doneMs })
  }
  return { ordinary, limits, readings }
}

/**
 * Half are dangers that our classifier misses or only asks about, half are ordinary messages it classifies as harmless.
 */
function unread(most: number) {
  const quiet = readSet('held-out-voices').filter(({ text }) => readMessage(text).level === 'none')
  const grave = quiet.filter(({ level }) => level !== 'none').slice(0, most / 2)
  return [...grave, ...quiet.filter(({ level }) => level === 'none').slice(0, most / 2)]
}

async function reply(model: LanguageModel, before: readonly EarlierMessage[], message: string): Promise<Said> {
  const { text, firstWordsMs } = await ask(model, modelRequest(newConversation(1), before, message))
  return { message, reply: text, fault: faultOf(text), firstWordsMs }
}

async function ask(model: LanguageModel, request: ModelRequest) {
  const startedAt = performance.now()
  const pieces = model.write(request, AbortSignal.timeout(MODEL_REPLY_SECONDS * 1000))
  let text = ''
  let firstWordsMs = Number.POSITIVE_INFINITY
  try {
    for await (const piece of pieces) {
      firstWordsMs = Math.min(firstWordsMs, performance.now() - startedAt)
      text += piece
    }
  } catch {
    return { text: '', firstWordsMs: Number.POSITIVE_INFINITY, doneMs: Number.POSITIVE_INFINITY }
  }
  return { text, firstWordsMs, doneMs: performance.now() - startedAt }
}

function faultOf(text: string): string | null {
  return text.trim() ? whyRefuseReply(text, 'none') : 'silent'
}

export const isRaised = (answer: string) => Boolean(situationIn(answer))
export const keepsForm = (answer: string) => situationIn(answer) !== undefined
