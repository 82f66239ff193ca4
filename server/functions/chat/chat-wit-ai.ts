import type { Guide } from '#domain/chat/answer.ts'
import type { ChatEvent } from '#domain/chat/chat-event.ts'
import { choiceIn } from '#domain/chat/choices.ts'
import { respond } from '#domain/chat/conversation.ts'
import type { ConversationState } from '#domain/chat/conversation-state.ts'
import { plainTextOf } from '#domain/chat/reading/plain-text.ts'
import { chatMessageSchema } from '#domain/chat/schema.ts'
import {
  CHAT_MESSAGE_MAX_CHARACTERS,
  CHAT_MESSAGE_READ_CHARACTERS,
  MODEL_REPLY_SECONDS,
  MODEL_SILENCE_SECONDS,
} from '#domain/constants.ts'
import { AppError } from '#domain/errors.ts'
import { type AskedModel, askModel } from '../../chat/ask-model.ts'
import { consentNeeded, eventStream, jsonAnswer, wholeAnswer } from '../../chat/deliver.ts'
import { mayBeStoredLater } from '../../chat/late-turns.ts'
import { limitsOf, limitsOfGuided, limitsOfPremium, limitsOfRepeated, takeFromLimits } from '../../chat/limits.ts'
import { loadConversation, needsConsent, unloadedConversation } from '../../chat/load-conversation.ts'
import { modelAnswer } from '../../chat/model-answer.ts'
import type { KnownConversation } from '../../chat/read-conversation.ts'
import { ReadingBudget } from '../../chat/reading-budget.ts'
import { respondTo } from '../../chat/respond-to.ts'
import { type SavedTurn, saveRisk, saveTurn, type Turn } from '../../chat/save-turn.ts'
import { secondReading } from '../../chat/second-reading.ts'
import type { Deps } from '../../deps.ts'
import { defineFunction } from '../../doors/functions/define-function.ts'
import { describeError } from '../../log.ts'

const readingBudget = new ReadingBudget()

/**
 * Reads the message for danger before any other check, stores it, then answers. Nothing is answered before the message
 * is stored; the model, if any, is called meanwhile.
 */
export const chatWitAi = defineFunction({
  name: 'chat-wit-ai',
  who: 'anyone',
  input: chatMessageSchema,
  async around({ input, identity, callerError, address, now, deps, signal, wantsEvents }) {
    readingBudget.take(address, input.message.length, now)
    const caller = { accountId: identity.sub, sessionId: input.sessionId, address }
    const { known, obstacle } = await (callerError
      ? unloadedConversation(callerError)
      : loadConversation(deps.db, { caller, input, now }))
    const leave = new AbortController()
    signal.addEventListener('abort', () => leave.abort(), { once: true })
    const respondAnew = (state: ConversationState) => respondTo(input.message, state, signal)
    const answer = await respondAnew(known.state)
    const turn: Turn = {
      caller,
      input,
      respond: respondAnew,
      answer,
      before: known.state,
      limits: limitsIn(known, caller, false),
      isRepeated: known.repeated !== null,
      now,
    }
    const send = (events: AsyncGenerator<ChatEvent>) => (wantsEvents ? eventStream(events, leave) : jsonAnswer(events))

    const earlier = known.repeated?.answer
    if (earlier && !earlier.is_cut) return send(await sameAnswer(deps, turn, earlier))
    if (answer.isCare) {
      // Care answers do not wait for the model, except the cautious question asked at
      // level none, which the model may resolve.
      const raised = answer.level === 'none' && !obstacle && (await raisedByModel(deps, turn, known, leave.signal))
      return send(await careAnswer(deps, raised || turn, known, obstacle))
    }
    if (input.isUnkept && needsConsent(obstacle)) return send(await unkeptAnswer(deps, turn))
    if (wantsEvents && needsConsent(obstacle)) return send(consentNeeded())
    if (obstacle) throw obstacle
    refuseTooLong(input.message)
    const asked = answer.isOpen ? await askModel(deps, known, input.message, leave.signal) : null
    const raised = await raisedByModel(deps, turn, known, leave.signal)
    if (raised) {
      asked?.end(undefined)
      return send(await careAnswer(deps, raised, known, undefined))
    }
    // Only what a model answers, or refuses until tomorrow, is counted.
    const isCounted = asked !== null || (isModelUsed(deps) && known.isUsedUp)
    const kept = await saveWhileAsked(deps, { ...turn, limits: limitsIn(known, caller, isCounted) }, asked)
    if (!asked || !kept.answer.isOpen) return send(ownAnswer(kept))
    const seconds = wantsEvents ? MODEL_REPLY_SECONDS : MODEL_SILENCE_SECONDS
    return send(modelAnswer(deps, asked, kept, { left: leave.signal, deadline: performance.now() + seconds * 1000 }))
  },
})

const isModelUsed = ({ model, site }: Deps) => Boolean(model && site.isModelOn)

function limitsIn(
  { repeated, hasPremium }: KnownConversation,
  caller: Turn['caller'],
  isCounted: boolean,
): Turn['limits'] {
  if (repeated) return limitsOfRepeated(caller, repeated.id)
  if (!isCounted) return limitsOfGuided(caller)
  return hasPremium ? limitsOfPremium(caller) : limitsOf(caller)
}

function refuseTooLong({ length }: string): void {
  // Its middle was not read: the refusal must not suggest that nothing in it matters.
  if (length > CHAT_MESSAGE_READ_CHARACTERS) throw new AppError('chat_message_unread')
  if (length > CHAT_MESSAGE_MAX_CHARACTERS)
    throw new AppError('chat_message_too_long', { params: { n: CHAT_MESSAGE_MAX_CHARACTERS } })
}

const noGuide: Guide = { chips: [], track: null, summary: null }

type EarlierAnswer = NonNullable<NonNullable<KnownConversation['repeated']>['answer']>

/** Retry of an answered message: sends the stored answer again. */
async function sameAnswer(
  { db }: Deps,
  { input, limits, answer: { isCare }, now }: Turn,
  { message: response, level, card, guide }: EarlierAnswer,
): Promise<AsyncGenerator<ChatEvent>> {
  if (!isCare) await db.asService((sql) => takeFromLimits(sql, limits, now))
  return wholeAnswer({ response, level, card, guide: guide ?? noGuide, messageId: input.messageId ?? null })
}

/** The person declined storage: no word is kept or sent elsewhere, only the place of our own question. */
async function unkeptAnswer({ db }: Deps, turn: Turn): Promise<AsyncGenerator<ChatEvent>> {
  refuseTooLong(turn.input.message)
  await saveRisk(db, turn)
  return ownAnswer({ answer: turn.answer, messageId: null })
}

/** Somebody who may be at risk is answered even when the message cannot be stored: it is then stored later. */
async function careAnswer(
  { db, log, lateTurns }: Deps,
  turn: Turn,
  { isStored }: KnownConversation,
  obstacle: unknown,
): Promise<AsyncGenerator<ChatEvent>> {
  try {
    if (!obstacle) return ownAnswer(await saveTurn(db, turn))
    if (needsConsent(obstacle)) await saveRisk(db, turn)
    else throw obstacle
  } catch (error) {
    if (mayBeStoredLater(error)) lateTurns.add(turn, isStored)
    else if (!obstacle) log.error('a message that shows danger was not stored', describeError(error))
  }
  return ownAnswer({ answer: turn.answer, messageId: null })
}

/**
 * Turn with a care answer when the model detects a danger that our own reader missed. Tapped suggestions are not classified.
 */
async function raisedByModel(
  { model, site }: Deps,
  turn: Turn,
  { state, saidBefore, isUsedUp }: KnownConversation,
  left: AbortSignal,
): Promise<Turn | null> {
  const { message } = turn.input
  // Messages over the rate limit must not use up the daily budget.
  if (!model || !site.isModelOn || isUsedUp || choiceIn(state, plainTextOf(message))) return null
  const reading = await secondReading(model, saidBefore, message, left)
  if (!reading) return null
  const respondAsRead = async (before: ConversationState) => respond(before, message, () => reading)
  const answer = await respondAsRead(state)
  return answer.isCare ? { ...turn, answer, respond: respondAsRead } : null
}

async function saveWhileAsked({ db }: Deps, turn: Turn, asked: AskedModel | null): Promise<SavedTurn> {
  if (!asked) return saveTurn(db, turn)
  try {
    const kept = await saveTurn(db, turn, ({ isOpen }) => !isOpen)
    if (!kept.answer.isOpen) asked.end(undefined)
    return kept
  } catch (refusal) {
    asked.end(undefined)
    throw refusal
  }
}

function ownAnswer({
  answer: { reply: response, level, card, guide },
  messageId,
}: Pick<SavedTurn, 'answer'> & { messageId: string | null }): AsyncGenerator<ChatEvent> {
  return wholeAnswer({ response, level, card, guide, messageId })
}
