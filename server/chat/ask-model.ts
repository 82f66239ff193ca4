import type { CircuitBreaker } from '../circuit-breaker.ts'
import type { Deps } from '../deps.ts'
import type { ModelUsage } from '../providers/model/language-model.ts'
import { inputTokensOf } from './input-tokens-of.ts'
import { modelRequest } from './model-request.ts'
import type { KnownConversation } from './read-conversation.ts'

/** A request that is under way. */
export interface AskedModel {
  pieces: AsyncGenerator<string, ModelUsage | undefined>
  /** Ends the request at the other side, if it has not ended, and settles what it cost. */
  end(usage: ModelUsage | undefined): void
}

/** Asks the model for an answer, unless it has failed too often, the person has left or the day's messages or money are spent. */
export async function askModel(
  { model, site }: Deps,
  { state, saidBefore, isUsedUp }: KnownConversation,
  message: string,
  left: AbortSignal,
): Promise<AskedModel | null> {
  if (!model || !site.isModelOn || left.aborted || isUsedUp || model.answers.isOpen) return null
  const request = modelRequest(state, saidBefore, message)
  const { allowance } = model
  const setAside = await allowance.take(
    allowance.costOf({ inputTokens: inputTokensOf(request), outputTokens: request.maxTokens }),
  )
  if (!setAside) return null
  const asked = new AbortController()
  left.addEventListener('abort', () => asked.abort(), { once: true })
  const pieces = noting(model.answers, model.writer.write(request, asked.signal), left)
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

type Pieces = AskedModel['pieces']

/** Whoever leaves is no fault of the endpoint. */
async function* noting(breaker: CircuitBreaker, pieces: Pieces, left: AbortSignal): Pieces {
  try {
    const usage = yield* pieces
    breaker.succeeded()
    return usage
  } catch (fault) {
    if (!left.aborted) breaker.failed()
    throw fault
  }
}
