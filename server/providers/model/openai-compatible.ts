import { createParser } from 'eventsource-parser'
import { z } from 'zod'
import { createPost, EndpointError, type Post } from './keep-alive-post.ts'
import type { LanguageModel, ModelRequest, ModelUsage } from './language-model.ts'
import { ReasoningFilter } from './reasoning-filter.ts'
import { textOf } from './text-of.ts'

interface Endpoint {
  url: string
  name: string
  apiKey: string | undefined
}

/** Bound on memory: an event has a few words, an endless one is refused. */
const EVENT_MAX_CHARACTERS = 64 * 1024

/** The fields we need. Endpoints differ in what they leave out or send as null. */
const chunkSchema = z.object({
  choices: z.array(
    z.object({
      delta: z.object({ content: z.string().nullish() }).nullish(),
      finish_reason: z.string().nullish(),
    }),
  ),
  usage: z.object({ prompt_tokens: z.number().nullish(), completion_tokens: z.number().nullish() }).nullish(),
})
const ENDS_WELL = new Set(['stop', 'length'])

/** Two names of the maximum reply length: the current one, and the deprecated one that older endpoints need. */
type LengthName = 'max_completion_tokens' | 'max_tokens'

/** Any endpoint with OpenAI's chat API. */
export function createOpenAiCompatibleModel({ url, name, apiKey }: Endpoint): LanguageModel {
  const post = createPost(new URL(`${url.replace(/\/+$/, '')}/chat/completions`), {
    'content-type': 'application/json',
    accept: 'text/event-stream',
    ...(apiKey !== undefined && { authorization: `Bearer ${apiKey}` }),
  })
  const ask = ({ instructions, turns, maxTokens }: ModelRequest, lengthName: LengthName, signal: AbortSignal) =>
    post(
      JSON.stringify({
        model: name,
        [lengthName]: maxTokens,
        messages: [
          { role: 'system', content: instructions },
          ...turns.map(({ role, text }) => ({ role, content: text })),
        ],
        stream: true,
        stream_options: { include_usage: true },
      }),
      signal,
    )

  let knownName: LengthName = 'max_completion_tokens'
  const askByEitherName = async (request: ModelRequest, signal: AbortSignal) => {
    const refusedName = knownName
    try {
      return await ask(request, refusedName, signal)
    } catch (refusal) {
      if (!(refusal instanceof EndpointError && refusal.complaint.includes(refusedName))) throw refusal
      const otherName = refusedName === 'max_tokens' ? 'max_completion_tokens' : 'max_tokens'
      const response = await ask(request, otherName, signal)
      knownName = otherName
      return response
    }
  }

  return {
    write(request: ModelRequest, signal: AbortSignal) {
      const opening = askByEitherName(request, signal)
      // Avoids an unhandled rejection when the answer is abandoned before anybody reads it.
      opening.catch(() => undefined)
      return piecesOf(opening)
    },
  }
}

async function* piecesOf(opening: ReturnType<Post>): AsyncGenerator<string, ModelUsage | undefined> {
  const events: string[] = []
  const spoken = new ReasoningFilter()
  let usage: ModelUsage | undefined
  let isFinished = false
  const parser = createParser({
    maxBufferSize: EVENT_MAX_CHARACTERS,
    onEvent: ({ data }) => void (data !== '[DONE]' && events.push(data)),
  })
  for await (const text of textOf(await opening)) {
    parser.feed(text)
    // One by one, so that the first words are not delayed.
    for (const data of events.splice(0)) {
      const { choices, usage: used } = chunkSchema.parse(JSON.parse(data))
      isFinished ||= ENDS_WELL.has(choices[0]?.finish_reason ?? '')
      usage = usageOf(used) ?? usage
      const words = spoken.of(choices[0]?.delta?.content ?? '')
      if (words) yield words
    }
  }
  if (!isFinished) throw new Error('the model stopped in the middle')
  return usage
}

/** A missing or zero count is treated as unknown, because no reply is free. */
function usageOf(used: z.infer<typeof chunkSchema>['usage']): ModelUsage | undefined {
  const { prompt_tokens: inputTokens, completion_tokens: outputTokens } = used ?? {}
  return inputTokens && outputTokens ? { inputTokens, outputTokens } : undefined
}
