import type { ChatEvent } from '#domain/chat/chat-event.ts'
import { isForTheEngineAlone } from '#domain/chat/respond.ts'
import { chatMessageSchema } from '#domain/chat/schema.ts'
import {
  CHAT_MESSAGE_MAX_CHARACTERS,
  CHAT_MESSAGE_READ_CHARACTERS,
  MODEL_REPLY_SECONDS,
  MODEL_SILENCE_SECONDS,
} from '#domain/constants.ts'
import { AppError } from '#domain/errors.ts'
import { type AskedModel, askModel } from '../chat/ask-model.ts'
import { askAtOnce, thinkWhileAsked } from '../chat/ask-while-thinking.ts'
import { consentNeeded, eventStream, jsonAnswer, wholeAnswer } from '../chat/deliver.ts'
import { hear } from '../chat/hear.ts'
import { type KeptTurn, keepRisk, keepTurn, TooManyToKeep, type Turn } from '../chat/keep-turn.ts'
import { limitsOf, limitsOfPremium, limitsOfRepeated, takeFromLimits } from '../chat/limits.ts'
import { lookUp, needsConsent, unseen } from '../chat/look-up.ts'
import { modelAnswer } from '../chat/model-answer.ts'
import type { KnownConversation } from '../chat/read-conversation.ts'
import { ReadingBudget } from '../chat/reading-budget.ts'
import type { Deps } from '../deps.ts'
import { defineFunction } from '../doors/functions/define-function.ts'
import { describeError } from '../log.ts'

const readingBudget = new ReadingBudget()

/**
 * Reads what the person wrote for danger before anything else may stand in the way, keeps it, then answers. Nothing is
 * answered before the message is kept; the model, where there is one, is asked meanwhile.
 */
export const chatWitAi = defineFunction({
  name: 'chat-wit-ai',
  who: 'anyone',
  input: chatMessageSchema,
  async handleOutsideTransaction({ input, identity, callerFault, address, now, deps, signal, wantsEvents }) {
    readingBudget.take(address, input.message.length, now)
    const caller = { accountId: identity.sub, sessionId: input.sessionId, address }
    const lookingUp = callerFault ? unseen(callerFault) : lookUp(deps.db, { caller, input, now })
    const hearing = await hear(input.message, signal)
    const { known, obstacle } = await lookingUp
    const leave = new AbortController()
    signal.addEventListener('abort', () => leave.abort(), { once: true })
    const earlier = known.repeated?.answer
    const isOpen = !obstacle && !earlier && input.message.length <= CHAT_MESSAGE_MAX_CHARACTERS
    const ask = () => askModel(deps, known, input.message, leave.signal)
    const asked = isOpen && hearing.looksOpenToModel(known.state) ? await askAtOnce(ask) : null
    const understood = await hearing.understand(known.state)
    const { isCare } = understood
    if (isCare) asked?.end(undefined)
    const turn: UnansweredTurn = {
      caller,
      input,
      respond: (state) => hearing.respond(state),
      before: known.state,
      limits: limitsIn(known, caller),
      isRepeated: known.repeated !== null,
      now,
    }
    const send = (events: AsyncGenerator<ChatEvent>) => (wantsEvents ? eventStream(events, leave) : jsonAnswer(events))

    if (earlier && !earlier.is_cut) return send(await sameAnswer(deps, turn, earlier, isCare))
    if (isCare) return send(await careAnswer(deps, { ...turn, answer: await hearing.careFor(understood) }, obstacle))
    if (wantsEvents && needsConsent(obstacle)) return send(consentNeeded())
    if (obstacle) throw obstacle
    // Its middle was not read: nobody may take the refusal for a sign that nothing in it matters.
    if (input.message.length > CHAT_MESSAGE_READ_CHARACTERS) throw new AppError('chat_message_unread')
    if (input.message.length > CHAT_MESSAGE_MAX_CHARACTERS) {
      throw new AppError('chat_message_too_long', { params: { n: CHAT_MESSAGE_MAX_CHARACTERS } })
    }
    const thought = await thinkWhileAsked(understood, asked, ask)
    const kept = await keepWhileAsked(deps, { ...turn, answer: thought.answer }, thought.asked)
    if (!thought.asked || isForTheEngineAlone(kept.answer)) return send(ownAnswer(kept))
    const seconds = wantsEvents ? MODEL_REPLY_SECONDS : MODEL_SILENCE_SECONDS
    return send(
      modelAnswer(deps, thought.asked, kept, { left: leave.signal, deadline: performance.now() + seconds * 1000 }),
    )
  },
})

type UnansweredTurn = Omit<Turn, 'answer'>

function limitsIn({ repeated, hasPremium }: KnownConversation, caller: Turn['caller']): Turn['limits'] {
  if (repeated) return limitsOfRepeated(caller, repeated.id)
  return hasPremium ? limitsOfPremium(caller) : limitsOf(caller)
}

type EarlierAnswer = NonNullable<NonNullable<KnownConversation['repeated']>['answer']>

/** The message was answered already, and only that did not arrive. */
async function sameAnswer(
  { db }: Deps,
  { input, limits, now }: UnansweredTurn,
  { message: response, level, card, exercise }: EarlierAnswer,
  isCare: boolean,
): Promise<AsyncGenerator<ChatEvent>> {
  if (!isCare) await db.asService((sql) => takeFromLimits(sql, limits, now))
  return wholeAnswer({ response, level, card, exercise, messageId: input.messageId ?? null })
}

/** Somebody who may be at risk is answered whatever stands in the way of keeping what they wrote. */
async function careAnswer({ db, log }: Deps, turn: Turn, obstacle: unknown): Promise<AsyncGenerator<ChatEvent>> {
  try {
    if (!obstacle) return ownAnswer(await keepTurn(db, turn))
    if (needsConsent(obstacle)) await keepRisk(db, turn)
  } catch (error) {
    if (!(error instanceof TooManyToKeep)) log.error('a message in danger was not kept', describeError(error))
  }
  return ownAnswer({ answer: turn.answer, messageId: null })
}

async function keepWhileAsked({ db }: Deps, turn: Turn, asked: AskedModel | null): Promise<KeptTurn> {
  if (!asked) return keepTurn(db, turn)
  try {
    const kept = await keepTurn(db, turn, isForTheEngineAlone)
    if (isForTheEngineAlone(kept.answer)) asked.end(undefined)
    return kept
  } catch (refusal) {
    asked.end(undefined)
    throw refusal
  }
}

function ownAnswer({
  answer: { reply: response, level, card, exercise },
  messageId,
}: Pick<KeptTurn, 'answer'> & { messageId: string | null }): AsyncGenerator<ChatEvent> {
  return wholeAnswer({ response, level, card, exercise, messageId })
}
