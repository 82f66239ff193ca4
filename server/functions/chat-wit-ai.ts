import type { ChatEvent } from '#domain/chat/chat-event.ts'
import { isForTheEngineAlone, respond } from '#domain/chat/respond.ts'
import { chatMessageSchema } from '#domain/chat/schema.ts'
import { CHAT_MESSAGE_MAX_CHARACTERS, MODEL_SILENCE_SECONDS } from '#domain/constants.ts'
import { AppError } from '#domain/errors.ts'
import { type AskedModel, askModel } from '../chat/ask-model.ts'
import { consentNeeded, eventStream, jsonAnswer, wholeAnswer } from '../chat/deliver.ts'
import { hearMeanwhile } from '../chat/hear-meanwhile.ts'
import { keepAnswer } from '../chat/keep-answer.ts'
import { type KeptTurn, keepRisk, keepTurn, storedText, TooManyToKeep, type Turn } from '../chat/keep-turn.ts'
import { limitsOfRepeated, takeFromLimits } from '../chat/limits.ts'
import { modelAnswer } from '../chat/model-answer.ts'
import { type KnownConversation, readConversation, unknownConversation } from '../chat/read-conversation.ts'
import type { Deps } from '../deps.ts'
import { defineFunction } from '../doors/functions/define-function.ts'
import { describeError } from '../log.ts'

/**
 * Reads what the person wrote for danger before anything else may stand in the way, keeps it, then answers. Nothing is
 * answered before the message is kept; the model, where there is one, is asked meanwhile.
 */
export const chatWitAi = defineFunction({
  name: 'chat-wit-ai',
  who: 'anyone',
  input: chatMessageSchema,
  async handleOutsideTransaction({ input, identity, callerFault, address, now, deps, signal, wantsEvents }) {
    const caller = { accountId: identity.sub, sessionId: input.sessionId, address }
    const looking = callerFault ? unseen(callerFault) : look(deps, caller, input, now)
    const detect = await hearMeanwhile(input.message)
    const { known, obstacle } = await looking
    const { repeated } = known
    const answer = respond(known.state, input.message, detect)
    const turn: Turn = { caller, input, detect, answer, before: known.state, isRepeated: repeated !== null, now }
    const leave = new AbortController()
    signal.addEventListener('abort', () => leave.abort(), { once: true })
    const send = (events: AsyncGenerator<ChatEvent>) => (wantsEvents ? eventStream(events, leave) : jsonAnswer(events))

    const earlier = repeated?.answer
    if (earlier && !earlier.is_cut) {
      if (!answer.isCare) {
        await deps.db.asService((sql) => takeFromLimits(sql, caller, limitsOfRepeated(caller, repeated.id), now))
      }
      const { message: response, level, card } = earlier
      return send(wholeAnswer({ response, level, card, exercise: null, messageId: input.messageId ?? null }))
    }
    if (answer.isCare) return send(await careAnswer(deps, turn, obstacle))
    if (wantsEvents && needsConsent(obstacle)) return send(consentNeeded())
    if (obstacle) throw obstacle
    if (input.message.length > CHAT_MESSAGE_MAX_CHARACTERS) {
      throw new AppError('chat_message_too_long', { params: { n: CHAT_MESSAGE_MAX_CHARACTERS } })
    }
    const asked = await askModel(deps, known, answer, input.message, leave.signal)
    if (!asked) return send(await engineAnswer(deps, turn))
    const kept = await keepWhileAsking(deps, turn, asked)
    if (isForTheEngineAlone(kept.answer)) {
      asked.end(undefined)
      return send(await keptAnswer(deps, kept))
    }
    const deadline = wantsEvents ? undefined : performance.now() + MODEL_SILENCE_SECONDS * 1000
    return send(modelAnswer(deps, asked, kept, { left: leave.signal, deadline }))
  },
})

/** What is known of the conversation, and why an ordinary message could not be kept in it. */
interface Look {
  known: KnownConversation
  obstacle: unknown
}

async function look(
  { db }: Deps,
  caller: Turn['caller'],
  { message, messageId, consent }: Turn['input'],
  now: Date,
): Promise<Look> {
  try {
    const known = await readConversation(db, caller, messageId, now)
    if (known.isForeign) return { known, obstacle: new AppError('not_found') }
    if (known.repeated && known.repeated.message !== storedText(message)) {
      return { known: { ...known, repeated: null }, obstacle: new AppError('conflict') }
    }
    const isUnasked = consent === false && !known.hasConsent
    return { known, obstacle: isUnasked ? new AppError('chat_consent_needed') : undefined }
  } catch (fault) {
    return unseen(fault)
  }
}

/** Nothing could be read: somebody in danger is answered all the same. */
function unseen(obstacle: unknown): Look {
  return { known: unknownConversation({ isForeign: false }), obstacle }
}

function needsConsent(obstacle: unknown): boolean {
  return obstacle instanceof AppError && obstacle.code === 'chat_consent_needed'
}

/** Somebody who may be at risk is answered whatever stands in the way of keeping what they wrote. */
async function careAnswer(deps: Deps, turn: Turn, obstacle: unknown): Promise<AsyncGenerator<ChatEvent>> {
  const { reply: response, level, card, exercise } = turn.answer
  try {
    if (!obstacle) return await engineAnswer(deps, turn)
    if (needsConsent(obstacle)) await deps.db.asService((sql) => keepRisk(sql, turn))
  } catch (error) {
    if (!(error instanceof TooManyToKeep)) deps.log.error('a message in danger was not kept', describeError(error))
  }
  return wholeAnswer({ response, level, card, exercise, messageId: null })
}

/** The message and its answer, kept together. */
async function engineAnswer({ db }: Deps, turn: Turn): Promise<AsyncGenerator<ChatEvent>> {
  const { messageId, answer } = await db.asService(async (sql) => {
    const kept = await keepTurn(sql, turn)
    const { reply: text, level, card } = kept.answer
    await keepAnswer(sql, { ...kept, text, level, card, isCut: false })
    return kept
  })
  const { reply: response, level, card, exercise } = answer
  return wholeAnswer({ response, level, card, exercise, messageId })
}

async function keepWhileAsking({ db }: Deps, turn: Turn, asked: AskedModel): Promise<KeptTurn> {
  try {
    await asked.isSent
    return await db.asService((sql) => keepTurn(sql, turn))
  } catch (refusal) {
    asked.end(undefined)
    throw refusal
  }
}

/** The conversation moved on while the model was asked, and the embedded engine must answer after all. */
async function keptAnswer({ db }: Deps, kept: KeptTurn): Promise<AsyncGenerator<ChatEvent>> {
  const { reply: response, level, card, exercise } = kept.answer
  await db.asService((sql) => keepAnswer(sql, { ...kept, text: response, level, card, isCut: false }))
  return wholeAnswer({ response, level, card, exercise, messageId: kept.messageId })
}
