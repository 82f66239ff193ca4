import { MODEL_REPLY_MAX_TOKENS } from '#domain/constants.ts'
import type { Deps } from '../deps.ts'
import type { ModelUsage } from '../providers/model/language-model.ts'
import { modelRequest } from './model-request.ts'
import type { KnownConversation } from './read-conversation.ts'

/** A request that is under way. */
export interface AskedModel {
  pieces: AsyncGenerator<string, ModelUsage | undefined>
  /** Ends the request at the other side, if it has not ended, and settles what it cost. */
  end(usage: ModelUsage | undefined): void
}

/** French text, roughly, and on the careful side. */
const CHARACTERS_PER_TOKEN = 3

/** Asks the model for an answer, unless the person has left or the day's messages or money are spent. */
export async function askModel(
  { model }: Deps,
  { state, saidBefore, isUsedUp }: KnownConversation,
  message: string,
  left: AbortSignal,
): Promise<AskedModel | null> {
  if (!model || left.aborted || isUsedUp) return null
  const request = modelRequest(state, saidBefore, message)
  const characters = request.turns.reduce((sum, { text }) => sum + text.length, request.instructions.length)
  const { allowance } = model
  const setAside = await allowance.take(
    allowance.costOf({
      inputTokens: Math.ceil(characters / CHARACTERS_PER_TOKEN),
      outputTokens: MODEL_REPLY_MAX_TOKENS,
    }),
  )
  if (!setAside) return null
  const asked = new AbortController()
  left.addEventListener('abort', () => asked.abort(), { once: true })
  const pieces = model.writer.write(request, asked.signal)
  // The request leaves before anything else is begun.
  await new Promise((resolve) => process.nextTick(resolve))
  return {
    pieces,
    end(usage) {
      asked.abort()
      if (usage) setAside.spend(allowance.costOf(usage))
    },
  }
}
