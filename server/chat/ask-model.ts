import type { CircuitBreaker } from '../circuit-breaker.ts'
import type { Deps } from '../deps.ts'
import type { ModelUsage } from '../providers/model/language-model.ts'
import { inputTokensOf } from './input-tokens-of.ts'
import { modelRequest } from './model-request.ts'
import type { KnownConversation } from './read-conversation.ts'

/** A running request to the model. */
export interface AskedModel {
  pieces: AsyncGenerator<string, ModelUsage | undefined>
  /** Aborts the request if it is still running, and settles its cost. */
  end(usage: ModelUsage | undefined): void
}

/**
 * Asks the model for an answer, unless the circuit breaker is open, the person has left, or the daily message or cost
 * limit is reached.
 */
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
  // Lets the request be sent before other work starts.
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

/** A client that disconnects is not counted as a failure of the endpoint. */
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
