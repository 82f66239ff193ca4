import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { MODEL_REPLY_MAX_TOKENS } from '#domain/constants.ts'
import type { LanguageModel, ModelRequest, ModelUsage } from './language-model.ts'

interface Endpoint {
  url: string
  name: string
  apiKey: string | undefined
}

/**
 * Any endpoint that speaks OpenAI's chat protocol. The provider's own stream is read, without `streamText` round it: that
 * costs several milliseconds a reply, for tools and steps that a conversation does not have.
 */
export function createOpenAiCompatibleModel({ url, name, apiKey }: Endpoint): LanguageModel {
  const provider = createOpenAICompatible({
    name: 'model',
    baseURL: url,
    includeUsage: true,
    ...(apiKey !== undefined && { apiKey }),
  })
  const model = provider.chatModel(name)

  return {
    write({ instructions, turns }: ModelRequest, signal: AbortSignal) {
      const opening = model.doStream({
        prompt: [
          { role: 'system', content: instructions },
          ...turns.map(({ role, text }) => ({ role, content: [{ type: 'text' as const, text }] })),
        ],
        maxOutputTokens: MODEL_REPLY_MAX_TOKENS,
        abortSignal: signal,
      })
      // Whoever reads the pieces hears of it; nobody may, when the answer is given up before.
      opening.then(undefined, () => undefined)
      return piecesOf(opening)
    },
  }
}

type Opening = ReturnType<ReturnType<ReturnType<typeof createOpenAICompatible>['chatModel']>['doStream']>

async function* piecesOf(opening: Opening): AsyncGenerator<string, ModelUsage | undefined> {
  const { stream } = await opening
  let usage: ModelUsage | undefined
  let isFinished = false
  for await (const part of stream) {
    if (part.type === 'text-delta') yield part.delta
    if (part.type === 'error') throw new Error('the model failed', { cause: part.error })
    if (part.type === 'finish') {
      isFinished = part.finishReason.unified === 'stop' || part.finishReason.unified === 'length'
      usage = usageOf(part.usage.inputTokens.total, part.usage.outputTokens.total)
    }
  }
  if (!isFinished) throw new Error('the model stopped in the middle')
  return usage
}

/** No reply costs nothing: the provider turns a count that the endpoint leaves out into a zero. */
function usageOf(inputTokens: number | undefined, outputTokens: number | undefined): ModelUsage | undefined {
  return inputTokens && outputTokens ? { inputTokens, outputTokens } : undefined
}
